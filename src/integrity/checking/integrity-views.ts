import { Injectable } from '@nestjs/common';
import { keysOfViewer } from '../../../projections/article-card';
import type { IntegritySign, IntegrityState, IntegrityView } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { passagesOf } from '../signs/shared-text';
import { IntegrityStore, type StoredCheck } from './integrity-store';

/** What the card shows to one person. */
@Injectable()
export class IntegrityViews {
  constructor(private readonly store: IntegrityStore) {}

  async of(articleId: string, user: RequestUser): Promise<IntegrityView> {
    const keys = keysOfViewer(user);
    const [check, counts] = await Promise.all([this.store.find(articleId), this.store.counts(keys)]);
    const none = { checkedAt: null, revision: null, signs: [], read: 0, unread: [] };
    if (!check) return { state: 'NOT_CHECKED', ...none, ...counts };
    const { checkedAt, revision, read, unread } = check;
    const found = { checkedAt: checkedAt?.toISOString() ?? null, revision, read, unread };
    return { state: stateOf(check), ...found, signs: await this.signsOf(check, keys), ...counts };
  }

  /** An earlier article of the viewer stays behind the conflict wall, with the sign that names it. */
  private async signsOf({ signs, words }: StoredCheck, keys: readonly string[]): Promise<IntegritySign[]> {
    const otherIds = signs.flatMap((sign) => (sign.kind === 'SAME_TEXT' ? [sign.otherId] : []));
    if (otherIds.length === 0) return signs.filter((sign) => sign.kind !== 'SAME_TEXT');
    const [cards, texts] = await Promise.all([this.store.cards(keys, otherIds), this.store.wordsOf(otherIds)]);
    return signs.flatMap((sign): IntegritySign[] => {
      if (sign.kind !== 'SAME_TEXT') return [sign];
      const { otherId, ...rest } = sign;
      const article = cards.find(({ id }) => id === otherId);
      return article ? [{ ...rest, article, passages: passagesOf(words, texts.get(otherId) ?? '') }] : [];
    });
  }
}

function stateOf({ waiting, failed, checkedAt }: StoredCheck): IntegrityState {
  if (waiting) return 'RUNNING';
  if (failed) return 'FAILED';
  return checkedAt === null ? 'NOT_CHECKED' : 'CHECKED';
}
