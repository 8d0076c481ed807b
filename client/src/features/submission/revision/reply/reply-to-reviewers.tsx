import { Button, MessageBar, MessageBarActions, MessageBarBody, Text } from '@fluentui/react-components';
import { type ArticleView, MESSAGES, type RebuttalAnswer, t } from '@contracts';
import { EmptyState } from '../../../../shared/page/empty-state';
import { LeaveGuard } from '../../../../shared/page/leave-guard';
import { Loaded } from '../../../../shared/page/loaded';
import { UnsavedTextBar } from '../../../../shared/saving/unsaved/unsaved-text-bar';
import { useRunAndNotify } from '../../../../shared/state/use-run-and-notify';
import { rebuttalApi } from '../../api/rebuttal-api';
import { MovedReplies } from './moved-replies';
import { ReplyFields } from './reply-fields';
import { ReplyFoot } from './reply-foot';
import { type Reply, useReply } from './use-reply';

/** The reviewers' points one by one, each with the author's reply. On request, they become the rebuttal letter. */
export function ReplyToReviewers({ article }: { article: ArticleView }) {
  const query = rebuttalApi.useRebuttalQuery(article.id, { refetchOnMountOrArgChange: true });
  // A cached answer of an earlier visit lacks texts that were typed since then.
  const read = query.isFetching || query.isError ? { ...query, data: undefined } : query;
  return (
    <Loaded query={read}>
      {(stored) =>
        stored.points.length === 0 ? (
          <EmptyState text={MESSAGES.noReviews} />
        ) : (
          <Writing
            key={query.fulfilledTimeStamp}
            article={article}
            stored={stored}
            reload={() => void query.refetch()}
          />
        )
      }
    </Loaded>
  );
}

interface WritingProps {
  article: ArticleView;
  stored: RebuttalAnswer;
  /** Shows the reply as stored on the server. */
  reload: () => void;
}

function Writing({ article, stored, reload }: WritingProps) {
  const reply = useReply(article.id, stored);
  return (
    <>
      <Text block>
        {t(
          'Reply to each point; what you type is saved. You can generate the letter of rebuttal from it at any time, or upload your own letter.',
        )}
      </Text>
      {reply.unsentAt && <UnsavedTextBar at={reply.unsentAt} onTake={reply.takeUnsent} onDrop={reply.dropUnsent} />}
      {reply.overtaken && <EditConflictBar articleId={article.id} reply={reply} reload={reload} />}
      <ReplyFields points={stored.points} reply={reply} />
      <MovedReplies points={stored.points} reply={reply} />
      <ReplyFoot article={article} points={stored.points} reply={reply} />
      <LeaveGuard when={['dirty', 'failed'].includes(reply.autosave.state)} />
    </>
  );
}

interface ConflictProps {
  articleId: string;
  reply: Reply;
  reload: () => void;
}

/** Shown when two windows edit the same reply; the author decides which text to keep. */
function EditConflictBar({ articleId, reply, reload }: ConflictProps) {
  const [read] = rebuttalApi.useLazyLatestRebuttalQuery();
  const run = useRunAndNotify();
  const takeOther = (): Promise<void> =>
    run(async () => {
      // This window's text is discarded only once the other one can be read.
      await read(articleId).unwrap();
      reply.giveWay();
      reload();
    });
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        {t(
          'This reply was changed in another window, so your text here is not being saved. Which text do you want to keep?',
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => void reply.keepThis()}>{t('Keep this text')}</Button>
        <Button onClick={() => void takeOther()}>{t('Show the other text')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
