import { Button, Text } from '@fluentui/react-components';
import { type AuthorshipView, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { formatDateTime } from '../../../shared/display/format';
import { useNotify } from '../../../shared/state/hooks';

/** Sends one mail to each author who has not confirmed, or says when that is possible again. */
export function RemindAuthors({ articleId, authorship }: { articleId: string; authorship: AuthorshipView }) {
  const [remind, { isLoading }] = authorshipApi.useRemindAuthorsMutation();
  const notify = useNotify();
  const { remindable, remindableFrom } = authorship;
  const send = async (): Promise<void> => {
    try {
      notify.success((await remind(articleId).unwrap()).message);
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  if (remindable > 0)
    return (
      <Button size="small" disabledFocusable={isLoading} onClick={() => void send()}>
        {t('Remind the others')}
      </Button>
    );
  if (remindableFrom === null) return null;
  return <Text size={200}>{t('A reminder is possible from {when}.', { when: formatDateTime(remindableFrom) })}</Text>;
}
