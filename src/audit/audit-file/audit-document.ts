import { type Inclusion, leafText, type Seal } from '../../platform/log-proof';
import type { AuditedArticle } from './audited-articles';

/** The parts of the file that are the same for every article. */
export interface AuditFrame {
  journal: string;
  madeAt: Date;
  /** Name and address of the person who asked for it. */
  madeBy: string;
}

/** The version of the file's format. It never changes, since the program in the file reads it. */
const AUDIT_FORM = 'quire-audit-v1';

const stepsOf = ({ path }: Inclusion) => path.map(({ side, hash }) => ({ side, hash: hash.toString('hex') }));

const sealOf = ({ number, size, root, previous, at, signature, publicKey }: Seal) => ({
  number,
  size,
  root: root.toString('hex'),
  previous: previous?.toString('hex') ?? null,
  at: at.toISOString(),
  signature: signature.toString('base64'),
  publicKey: publicKey.toString('base64'),
});

/**
 * The audit file of an article as JSON. `leaf` is the text that is hashed: what is stored of the event. Everything next to it is for people
 * and is not proven.
 */
export function auditDocument(frame: AuditFrame, article: AuditedArticle, seal: Seal): string {
  const events = article.events.map(({ event, proof, at, by, words }) => ({
    ...{ at, type: event.type, by, words, index: proof.index },
    leaf: leafText(event),
    path: stepsOf(proof),
  }));
  const { id, number, title, people } = article;
  const document = {
    form: AUDIT_FORM,
    journal: frame.journal,
    article: { id, number, title },
    made: { at: frame.madeAt.toISOString(), by: frame.madeBy },
    seal: sealOf(seal),
    people,
    events,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
