import { Text } from '@fluentui/react-components';
import { type ArticleReviewerView, type ArticleView, fullName, type MailBody, t } from '@contracts';
import { isApiError } from '../../../../shared/api/api-error';
import { useNotify } from '../../../../shared/state/hooks';
import { invitationsApi } from '../../api/invitations-api';
import { SuggestedMail } from '../../shared/suggested-mail';

interface Props {
  article: ArticleView;
  /** One or more selected requests; each person gets a separate mail. */
  requests: readonly ArticleReviewerView[];
  /** True to send a reminder of an open request instead of an invitation. */
  reminder?: boolean;
  onClose(): void;
}

const separately = (names: string): string =>
  t("Each reviewer gets a separate mail, with the name in place of ''{name}': {names}.", { name: '{reviewer}', names });

/** Throws the error of a mail to several people, with the name of the person who cannot get it. */
const naming =
  (requests: readonly ArticleReviewerView[]) =>
  (error: unknown): never => {
    const refused = isApiError(error) && requests.find(({ id }) => error.details?.[id] !== undefined);
    throw refused ? { ...error, details: {}, message: `${fullName(refused.reviewer)}: ${error.message}` } : error;
  };

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
    if (several) await mailAll({ articleId: article.id, mail }).unwrap().catch(naming(requests));
    else await mailOne({ articleId: article.id, reviewId: first.id, mail, reminder }).unwrap();
    const sent = several ? t('The requests have been sent.') : t('The request has been sent.');
    notify.success(reminder ? t('The reminder has been sent.') : sent);
  };
  const names = requests.map(({ reviewer }) => `${reviewer.firstName} ${reviewer.lastName}`).join(', ');
  return (
    <SuggestedMail
      title={
        several
          ? t('Ask {count} reviewers', { count: requests.length })
          : `${reminder ? t('Remind') : t('Ask')} ${names}`
      }
      storedAs={`${reminder ? 'reminder' : 'request'}:${requests.map(({ id }) => id).join(',')}`}
      query={query}
      personal
      onSend={send}
      onClose={onClose}
    >
      <Text>
        {several && `${separately(names)} `}
        {t('The links for accepting and declining are added below the text.')}
      </Text>
    </SuggestedMail>
  );
}
