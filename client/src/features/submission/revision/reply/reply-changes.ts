import type { RebuttalDraft } from '@contracts';

/** The texts that differ from another version. Only these are stored and restored, so that texts saved by another window are kept. */
export interface ReplyChanges {
  opening?: string;
  replies: Record<string, string>;
}

const isSameText = (one = '', other = ''): boolean => one.trim() === other.trim();

export function changesFrom(base: RebuttalDraft, { opening, replies }: RebuttalDraft): ReplyChanges {
  const changed = Object.entries(replies).filter(([point, text]) => !isSameText(text, base.replies[point]));
  return { ...(!isSameText(opening, base.opening) && { opening }), replies: Object.fromEntries(changed) };
}

export const withChanges = (draft: RebuttalDraft, { opening, replies }: ReplyChanges): RebuttalDraft => ({
  opening: opening ?? draft.opening,
  replies: { ...draft.replies, ...replies },
});

/** True if the draft has all these texts. */
export const hasAll = (draft: RebuttalDraft, { opening, replies }: ReplyChanges): boolean =>
  (opening === undefined || isSameText(opening, draft.opening)) &&
  Object.entries(replies).every(([point, text]) => isSameText(text, draft.replies[point]));

export const isSame = (one: RebuttalDraft, other: RebuttalDraft): boolean => hasAll(one, other) && hasAll(other, one);
