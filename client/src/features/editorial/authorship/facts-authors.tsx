import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ArticleView, t, VEIL_MESSAGES } from '@contracts';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { Rich } from '../../../shared/language/rich';
import { confirmedBy } from './authorship-words';
import { RemindAuthors } from './remind-authors';

const useStyles = makeStyles({
  fact: { display: 'grid', justifyItems: 'start', rowGap: tokens.spacingVerticalXS },
  lines: { ...typographyStyles.caption1, listStyleType: 'none', margin: 0, padding: 0 },
  refused: { color: tokens.colorPaletteRedForeground1 },
});

/** How many authors have confirmed authorship, who has not, and who answered that they are not an author. */
export function FactsAuthors({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { data } = authorshipApi.useAuthorshipQuery(article.id, { refetchOnMountOrArgChange: true });
  if (article.authorsHidden) return <>{VEIL_MESSAGES.hidden}</>;
  if (!data) return <>…</>;
  if (!data.asked) return <>{t('Not asked to confirm')}</>;
  const refused = data.authors.filter(({ state }) => state === 'REFUSED');
  const waiting = data.authors.filter(({ state }) => state === 'WAITING' || state === 'NOT_ASKED');
  return (
    <div className={styles.fact}>
      <span>{confirmedBy(data)}</span>
      <ul className={styles.lines}>
        {refused.map(({ name }, index) => (
          <li key={`refused ${index}`} className={styles.refused}>
            <Rich
              text="<bdi>{name}</bdi>: not an author"
              tags={{ bdi: (words) => <bdi>{words}</bdi> }}
              values={{ name }}
            />
          </li>
        ))}
        {waiting.map(({ name }, index) => (
          <li key={`waiting ${index}`}>
            <Rich text="<bdi>{name}</bdi>: not yet" tags={{ bdi: (words) => <bdi>{words}</bdi> }} values={{ name }} />
          </li>
        ))}
      </ul>
      <RemindAuthors articleId={article.id} authorship={data} />
    </div>
  );
}
