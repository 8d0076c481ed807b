import { type ArticleView, type MailBody, MESSAGES, type PersonName, t } from '@contracts';
import { useNotify } from '../../../../shared/state/hooks';
import { useBackToList } from '../../../../shared/state/list-return';
import { associateApi } from '../../api/associate-api';
import { SuggestedMail } from '../../shared/suggested-mail';

interface Props {
  article: ArticleView;
  associate: PersonName;
  onClose(): void;
}

/** The mail that assigns an article to an associate editor (lifecycle, section 2, 'assign associate'). */
export function AssociateMail({ article, associate, onClose }: Props) {
  const about = { articleId: article.id, associateId: associate.id };
  const query = associateApi.useAssociateMailQuery(about, { refetchOnMountOrArgChange: true });
  const [assign] = associateApi.useAssignAssociateMutation();
  const backToList = useBackToList();
  const notify = useNotify();
  const send = async (mail: MailBody): Promise<void> => {
    await assign({ ...about, version: article.version, mail }).unwrap();
    notify.success(MESSAGES.associateAssigned);
    backToList(article.id);
  };
  return (
    <SuggestedMail
      title={t('Forward to {name}: {label}', {
        name: `${associate.firstName} ${associate.lastName}`,
        label: article.label,
      })}
      storedAs={`forward:${article.id}:${associate.id}`}
      send={t('Forward and send')}
      query={query}
      onSend={send}
      onClose={onClose}
    />
  );
}
