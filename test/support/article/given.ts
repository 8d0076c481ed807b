import {
  type Actor,
  type ArticleCommand,
  type ArticleEvent,
  type ArticleState,
  Refusal,
  type RefusalKind,
} from '../../../src/article';
import { type ArticleBuilder } from './article-builder';

export interface Outcome {
  /** Exactly these types, in this order. */
  events(...types: ArticleEvent['type'][]): Outcome;
  /** One of the events has this type and at least this data. */
  event<Type extends ArticleEvent['type']>(
    type: Type,
    data: Partial<Extract<ArticleEvent, { type: Type }>['data']>,
  ): Outcome;
  /** The resulting state. */
  state(expected: Partial<ArticleState>): Outcome;
  refusal(kind: RefusalKind, expected?: { message?: string | RegExp; fields?: string[] }): void;
}

interface Result {
  events: ArticleEvent[];
  refusal: Refusal | null;
  article: ArticleBuilder;
}

function attempt(article: ArticleBuilder, command: ArticleCommand, actor: Actor): Result {
  const before = article.events.length;
  try {
    article.do(command, actor);
    return { events: article.events.slice(before), refusal: null, article };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { events: [], refusal: error, article };
  }
}

function requireDone({ refusal }: Result): void {
  if (refusal) throw new Error(`Refused with ${refusal.kind}: ${refusal.message} ${JSON.stringify(refusal.details)}`);
}

function outcome(result: Result): Outcome {
  const then: Outcome = {
    events: (...types) => {
      requireDone(result);
      expect(result.events.map((event) => event.type)).toEqual(types);
      return then;
    },
    event: (type, data) => {
      requireDone(result);
      const found = result.events.filter((event) => event.type === type).map((event) => event.data);
      expect(found).toContainEqual(expect.objectContaining(data));
      return then;
    },
    state: (expected) => {
      requireDone(result);
      expect(result.article.state).toMatchObject(expected);
      return then;
    },
    refusal: (kind, { message, fields } = {}) => {
      expect(result.refusal?.kind ?? result.events.map((event) => event.type)).toBe(kind);
      if (message !== undefined) expect(result.refusal?.message).toMatch(message);
      if (fields) expect(Object.keys(result.refusal?.details ?? {}).sort()).toEqual([...fields].sort());
    },
  };
  return then;
}

/** `given(article).when(command, actor).then.events(...)`: readable specs of the decider. */
export const given = (article: ArticleBuilder) => ({
  when: (command: ArticleCommand, actor: Actor) => ({ then: outcome(attempt(article, command, actor)) }),
});

/** Why the command is refused, in full; null when it is allowed. */
export function refusalOf(
  article: ArticleBuilder,
  command: ArticleCommand,
  actor: Actor,
): Pick<Refusal, 'kind' | 'message' | 'details'> | null {
  const { refusal } = attempt(article, command, actor);
  return refusal && { kind: refusal.kind, message: refusal.message, details: refusal.details };
}
