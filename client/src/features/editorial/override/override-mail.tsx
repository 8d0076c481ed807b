import { type ArticleView, type MailBody, type OverrideChoice, t } from '@contracts';
import { decisionApi } from '../api/decision-api';
import { SuggestedMail } from '../shared/suggested-mail';
import { Consequences } from './consequences';

interface Props {
  article: ArticleView;
  status: OverrideChoice;
  /** The label of the status. */
  label: string;
  onSend(mail: MailBody): Promise<void>;
  onClose(): void;
}

/** The mail to the authors about an override, with its preview. */
export function OverrideMail({ article, status, label, onSend, onClose }: Props) {
  const about = { articleId: article.id, status };
  const query = decisionApi.useOverrideMailQuery(about, { refetchOnMountOrArgChange: true });
  return (
    <SuggestedMail
      title={`${label}: ${article.label}`}
      storedAs={`override-mail:${article.id}:${status}`}
      send={t('Override and send')}
      query={query}
      onSend={onSend}
      onClose={onClose}
    >
      <Consequences article={article} status={status} mailed />
    </SuggestedMail>
  );
}
