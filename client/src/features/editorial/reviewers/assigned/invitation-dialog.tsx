import { Text } from '@fluentui/react-components';
import type { ArticleReviewerView, ArticleView, MailBody } from '@contracts';
import { useNotify } from '../../../../shared/state/hooks';
import { invitationsApi } from '../../api/invitations-api';
import { SuggestedMail } from '../../shared/suggested-mail';

interface Props {
  article: ArticleView;
  /** One or more selected requests; each person gets a separate mail. */
  requests: readonly ArticleReviewerView[];
  /** Reminds of an open request instead of inviting. */
  reminder?: boolean;
  onClose(): void;
}

/** Invites one reviewer, or all selected ones, by mail. */
export function InvitationDialog({ article, requests, reminder = false, onClose }: Props) {
  const first = requests[0];
  const notify = useNotify();
  const [mailOne] = invitationsApi.useMailReviewerMutation();
  const [mailAll] = invitationsApi.useMailAllReviewersMutation();
  const several = requests.length > 1;
  const query = invitationsApi.useInvitationMailQuery(
    { articleId: article.id, reviewId: several ? 'all' : (first?.id ?? '') },
    { skip: !first, refetchOnMountOrArgChange: true },
  );
  if (!first) return null;
  const send = async (mail: MailBody): Promise<void> => {
    if (several) await mailAll({ articleId: article.id, mail }).unwrap();
    else await mailOne({ articleId: article.id, reviewId: first.id, mail }).unwrap();
    const sent = several ? 'The requests have been sent.' : 'The request has been sent.';
    notify.success(reminder ? 'The reminder has been sent.' : sent);
  };
  const names = requests.map(({ reviewer }) => `${reviewer.firstName} ${reviewer.lastName}`).join(', ');
  return (
    <SuggestedMail
      title={several ? `Ask ${requests.length} reviewers` : `${reminder ? 'Remind' : 'Ask'} ${names}`}
      query={query}
      personal
      onSend={send}
      onClose={onClose}
    >
      <Text>
        {several ? `Each reviewer gets a separate mail, with the name in place of {reviewer}: ${names}. ` : ''}The links
        for accepting and declining are added below the text.
      </Text>
    </SuggestedMail>
  );
}
