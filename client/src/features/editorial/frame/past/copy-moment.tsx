import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { type ReactNode, useState } from 'react';
import { useHref, useSearchParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { useNotify } from '../../../../shared/state/hooks';

const useStyles = makeStyles({ text: { flexBasis: '100%', minWidth: 0 } });

/** Tabs that can show the past; the link opens the same tab. */
const TABS = ['reviewers', 'files', 'log', 'notes'];

interface Props {
  /** ISO 8601. */
  at: string;
  /** The article as of that moment. */
  article: ArticleView;
  /** The content next to the button. */
  children: ReactNode;
}

/** '2026-03-03 10:00:05 UTC': the same for every reader, wherever they are. */
const inUtc = (at: string): string =>
  t('{time} UTC', { time: new Date(at).toISOString().slice(0, 19).replace('T', ' ') });

/** The address of an article as of a moment, in UTC. It stays valid regardless of later changes to the article. */
function useMomentLink({ id }: ArticleView, at: string): string {
  const tab = useSearchParams()[0].get('tab');
  const shown = tab !== null && TABS.includes(tab) ? `tab=${tab}&` : '';
  const path = useHref(`/articleDetails/${id}?${shown}at=${new Date(at).toISOString()}`);
  return `${window.location.origin}${path}`;
}

/**
 * Copies a citation of the article as of the shown moment. If the browser refuses, the text is shown so that the person can copy it
 * manually.
 */
export function CopyMoment({ at, article, children }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const [refused, setRefused] = useState(false);
  const link = useMomentLink(article, at);
  const citation = t('{title} ({number}), as of {moment}. {link}', {
    title: article.articleTitle || t('No title yet'),
    number: article.articleId,
    moment: inUtc(at),
    link,
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(citation);
      setRefused(false);
      notify.success(t('Link to this moment copied, with title and number.'));
    } catch {
      setRefused(true);
    }
  };
  return (
    <>
      <Button size="small" icon={<LinkRegular />} onClick={() => void copy()}>
        {t('Copy link to this moment')}
      </Button>
      {children}
      {refused && (
        <Field
          className={styles.text}
          label={t('Link to this moment')}
          validationState="warning"
          validationMessage={t('Your browser did not copy it. Please select the text and copy it yourself.')}
        >
          <Textarea readOnly rows={4} value={citation} onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </>
  );
}
