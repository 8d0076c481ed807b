import type { RebuttalDraft } from '@contracts';
import type { Found } from '../../../../shared/saving/draft-copy';
import { restoredText } from '../../../../shared/saving/unsaved/restored-text';

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

/** The texts of these changes, as they are in another draft. */
export const sameFields = (draft: RebuttalDraft, { opening, replies }: ReplyChanges): ReplyChanges => ({
  ...(opening !== undefined && { opening: draft.opening }),
  replies: Object.fromEntries(Object.keys(replies).map((point) => [point, draft.replies[point] ?? ''])),
});

/** The draft after 'Restore text'. */
export function restored(draft: RebuttalDraft, { value, base, at }: Found<ReplyChanges>): RebuttalDraft {
  const replies = Object.entries(value.replies).map(([point, found]) => {
    const texts = { present: draft.replies[point], found, base: base?.replies[point], at };
    return [point, restoredText('lines', texts)] as const;
  });
  const { opening: found } = value;
  const opening =
    found === undefined ? undefined : restoredText('lines', { present: draft.opening, found, base: base?.opening, at });
  return withChanges(draft, { opening, replies: Object.fromEntries(replies) });
}
