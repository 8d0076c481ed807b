import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, fullName, GENERATED_DESIGNATIONS, REVIEW_MODE_WORDS, t, typeWords } from '@contracts';
import { givenName, labelOf } from '../../../../shared/files/file-names';
import { RichText } from '../../../../shared/rich-text/rich-text';
import { listsApi } from '../../api/lists-api';
import { aboutPublication } from '../general/about-review';
import { NomineeName } from '../reviewers/nominee-name';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(9rem, max-content) 1fr',
    gap: tokens.spacingVerticalS,
    margin: 0,
  },
  fact: { display: 'contents' },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** A read-only summary of what will be submitted (spec part 1, section 2, step 5). */
export function Summary({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const facts = factsOf(article, usePublication(article));
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(article: ArticleView, publication: string | null): [string, ReactNode][] {
  return [
    [t('Title'), article.articleTitle],
    [t('Type'), typeWords(article.type?.name ?? null)],
    [t('Review mode'), REVIEW_MODE_WORDS[article.reviewMode].label],
    ...(publication === null ? [] : [[t('Publication of the reviews'), publication] satisfies [string, ReactNode]]),
    [t('Keywords'), article.keywords.split(';').join(', ')],
    [
      t('Authors'),
      <Names
        key="authors"
        names={article.articleAuthors.map((a) => [fullName(a), a.email].filter(Boolean).join(', '))}
      />,
    ],
    [t('Reviewer one'), <NomineeName key="one" article={article} id={article.reviewerOne} />],
    [t('Reviewer two'), <NomineeName key="two" article={article} id={article.reviewerTwo} />],
    [t('Excluded reviewer'), <NomineeName key="excluded" article={article} id={article.reviewerRemoved} />],
    [
      t('Suggested reviewers'),
      <Names key="suggested" names={article.suggestedReviewers.map((r) => `${r.fullName}, ${r.email}`)} />,
    ],
    [
      t('Files'),
      <Names
        key="files"
        names={article.files
          .filter((f) => !GENERATED_DESIGNATIONS.includes(f.type))
          .map((f) => `${labelOf(f)} (${givenName(f)})`)}
      />,
    ],
    [t('Abstract'), <RichText key="abstract" html={article.abstractText} />],
  ];
}

/** Says that the reviews may be published; null if they may not, or if this is not known yet. */
function usePublication({ type }: ArticleView): string | null {
  const { data: types = [] } = listsApi.useArticleTypesQuery();
  const known = types.find(({ id }) => id === type?.id);
  return known ? aboutPublication(known) : null;
}

function Names({ names }: { names: string[] }) {
  const styles = useStyles();
  if (names.length === 0) return <>{t('none')}</>;
  return (
    <ol className={styles.list}>
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ol>
  );
}
