import { Button } from '@fluentui/react-components';
import { FolderOpenRegular } from '@fluentui/react-icons/svg/folder-open';
import { useNavigate } from 'react-router-dom';
import { type ArticleAction, t } from '@contracts';

interface Props {
  article: { id: string; actions: readonly ArticleAction[] };
  size?: 'small' | 'medium';
}

/** Link for editors, associate editors and assistants to an article's files (spec part 2, section 6). */
export function ManageFilesButton({ article, size }: Props) {
  const navigate = useNavigate();
  if (!article.actions.includes('see-log')) return null;
  return (
    <Button
      size={size}
      icon={size === 'small' ? undefined : <FolderOpenRegular />}
      onClick={() => void navigate(`/manageFiles/${article.id}`)}
    >
      {t('Manage files')}
    </Button>
  );
}
