import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type RebuttalPoint, t } from '@contracts';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { useRoomForFoot } from '../../../../shared/page/use-room-for-foot';
import { SavedState } from '../../../../shared/saving/saved-state';
import { useNotify } from '../../../../shared/state/hooks';
import { rebuttalApi } from '../../api/rebuttal-api';
import type { Reply } from './use-reply';

const useStyles = makeStyles({
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalXL,
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  room: { flexGrow: 1 },
});

interface Props {
  article: ArticleView;
  points: readonly RebuttalPoint[];
  reply: Reply;
}

/** The number of answered points, the state of saving, and the button that creates the letter. */
export function ReplyFoot({ article, points, reply }: Props) {
  const styles = useStyles();
  const foot = useRoomForFoot();
  const { asking, setAsking, make, busy } = useLetter(article, reply);
  const done = points.filter(({ id }) => (reply.draft.replies[id] ?? '').trim() !== '').length;
  const hasLetter = article.files.some(
    (file) => file.type === 'RebuttalLetter' && file.revision === article.revision + 1,
  );
  return (
    <div ref={foot} className={styles.foot}>
      <SavedState state={reply.autosave.state} savedAt={reply.autosave.savedAt} />
      <Text size={200} className={styles.room}>
        {t('{done} of {count, plural, one {# point} other {# points}} replied to', { done, count: points.length })}
      </Text>
      <Button
        appearance="primary"
        disabledFocusable={busy}
        onClick={() => (hasLetter || done < points.length ? setAsking(true) : void make())}
      >
        {t('Make the letter of rebuttal')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Make the letter of rebuttal?')}
        text={questionOf(points.length - done, hasLetter)}
        confirm={t('Make the letter')}
        busy={busy}
        onConfirm={() => void make()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** The text of the confirmation before the letter is created. */
function questionOf(count: number, hasLetter: boolean): string {
  const parts = [
    count > 0 && t('{count, plural, one {# point has} other {# points have}} no reply yet.', { count }),
    hasLetter && t('It replaces the current letter of this revision.'),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

function useLetter(article: ArticleView, reply: Reply) {
  const [asking, setAsking] = useState(false);
  const [makeLetter, { isLoading }] = rebuttalApi.useMakeRebuttalLetterMutation();
  const notify = useNotify();
  const make = async (): Promise<void> => {
    // Saved first, because the letter is created from the texts on the server.
    if (!(await reply.autosave.saveNow())) return setAsking(false);
    const answer = await makeLetter({ articleId: article.id });
    setAsking(false);
    if (!('error' in answer)) notify.success(t("The letter of rebuttal is among the files under 'Revision upload'."));
  };
  return { asking, setAsking, make, busy: isLoading };
}
