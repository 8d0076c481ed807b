import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type MailBody, t } from '@contracts';
import { useNotify } from '../../../../shared/state/hooks';
import { SuggestedMail } from '../../shared/suggested-mail';
import { letterApi } from './letter-api';

/** A letter to the author. It does not change the article; the e-mail log contains it. */
export function WriteToAuthor({ article }: { article: ArticleView }) {
  const [open, setOpen] = useState(false);
  if (!article.actions.includes('write-to-author')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Write to author')}</Button>
      {open && <Letter article={article} onClose={() => setOpen(false)} />}
    </>
  );
}

function Letter({ article, onClose }: { article: ArticleView; onClose: () => void }) {
  const query = letterApi.useAuthorMailQuery(article.id, { refetchOnMountOrArgChange: true });
  const [write] = letterApi.useWriteToAuthorMutation();
  const notify = useNotify();
  const send = async (mail: MailBody): Promise<void> => {
    await write({ articleId: article.id, mail }).unwrap();
    notify.success(t('The mail to the author has been sent.'));
  };
  return (
    <SuggestedMail
      title={t('Write to the author of {articleId}', { articleId: article.articleId })}
      storedAs={`letter:${article.id}`}
      query={query}
      onSend={send}
      onClose={onClose}
    />
  );
}
