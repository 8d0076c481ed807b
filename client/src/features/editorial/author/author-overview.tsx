import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ACTION_NEEDED_STATUSES, type ArticleView, FINAL_STATUSES, t } from '@contracts';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { AuthorshipList } from '../../../shared/article/authorship-list';
import { LettersAbove } from '../../../shared/article/letters';
import { Card } from '../../../shared/display/card';
import { Later } from '../../../shared/page/later';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { AbstractCard } from '../details/abstract-card';
import { FigureThumbnails } from '../details/figure-thumbnails';
import { Corrections, Nominated, SuggestedList } from '../details/manuscript-parts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

interface Props {
  article: ArticleView;
  /** False for a reviewer, who may see neither cover letter, confirmations nor suggestions. */
  isOwn: boolean;
}

/** The manuscript in one view, below the letters that its author has to answer or waited for. */
export function AuthorOverview({ article, isOwn }: Props) {
  const styles = useStyles();
  return (
    <WithLetters article={article} isOwn={isOwn}>
      <div className={styles.parts}>
        {article.articleCorrections.length > 0 && (
          <Card title={t('Corrections')}>
            <Corrections article={article} />
          </Card>
        )}
        <AbstractCard article={article} />
        <Later>
          <FigureThumbnails article={article} />
          {isOwn && <OnlyForAuthor article={article} />}
        </Later>
      </div>
    </WithLetters>
  );
}

/** The editors' letters, while one of them has to be answered, and after the last one. */
function WithLetters({ article, isOwn, children }: Props & { children: ReactNode }) {
  const due = [...ACTION_NEEDED_STATUSES, ...FINAL_STATUSES].includes(article.status);
  if (!isOwn || !due) return children;
  return (
    <LettersAbove articleId={article.id} surface>
      {children}
    </LettersAbove>
  );
}

function OnlyForAuthor({ article }: { article: ArticleView }) {
  return (
    <>
      <Card title={t('Cover letter')}>
        <RichText html={article.coverLetter} empty={t('There is no cover letter.')} />
      </Card>
      <Authors articleId={article.id} />
      <Card title={t('Suggested reviewers')}>
        <Nominated article={article} />
        <SuggestedList article={article} />
      </Card>
    </>
  );
}

/** All authors, with the state of their confirmation. */
function Authors({ articleId }: { articleId: string }) {
  const query = authorshipApi.useAuthorshipQuery(articleId, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('Authors')}>
      <Loaded query={query}>{({ authors }) => <AuthorshipList authors={authors} />}</Loaded>
    </Card>
  );
}
