import { Badge, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ArticleView, countAbstractWords, t, VEIL_MESSAGES } from '@contracts';
import { Card } from '../../../shared/display/card';
import { OriginalFiles } from '../../../shared/files/original-files';
import { Later } from '../../../shared/page/later';
import { RichText } from '../../../shared/rich-text/rich-text';
import { useMoment } from '../frame/past/moment';
import { IntegrityCard } from '../integrity/integrity-card';
import { RevisionChangesCard } from './changes/revision-changes';
import { ExportCard } from './export/export-card';
import { FigureThumbnails } from './figure-thumbnails';
import { Corrections, Nominated, Suggested } from './manuscript-parts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  // The headings of a structured abstract are in line with its text, so that the whole abstract is in view.
  abstract: {
    '& h3': {
      float: 'inline-start',
      marginBlock: 0,
      marginInlineEnd: '0.5ch',
      fontSize: 'inherit',
      textTransform: 'lowercase',
      '::first-letter': { textTransform: 'uppercase' },
      '::after': { content: '"."' },
    },
    '& h3 + p': { marginBottom: tokens.spacingVerticalXS },
  },
  keywords: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  length: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  people: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
  },
});

/** The manuscript in one view (spec part 2, section 2, 'Dialogs from the manuscript card'). */
export function OverviewTab({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const isPast = useMoment() !== null;
  return (
    <div className={styles.parts}>
      <Card title={t('Abstract')}>
        <div className={styles.abstract}>
          <RichText html={article.abstractText} empty={t('There is no abstract.')} />
        </div>
        <Keywords article={article} />
      </Card>
      <Later>
        {!isPast && <RevisionChangesCard article={article} />}
        <FigureThumbnails article={article} />
        <Card title={t('Cover letter')}>
          <RichText
            html={article.coverLetter}
            empty={article.authorsHidden ? VEIL_MESSAGES.unshown : t('There is no cover letter.')}
          />
        </Card>
        {article.articleCorrections.length > 0 && (
          <Card title={t('Corrections')}>
            <Corrections article={article} />
          </Card>
        )}
        <Card title={t('Original files')}>
          <OriginalFiles files={article.files} />
        </Card>
        {!isPast && <IntegrityCard article={article} />}
        {!isPast && <ExportCard article={article} />}
        <Wishes article={article} />
      </Later>
    </div>
  );
}

/** The reviewers that the author would like. */
function Wishes({ article }: { article: ArticleView }) {
  const styles = useStyles();
  return (
    <div className={styles.people}>
      <Card title={t("The author's reviewers")}>
        <Nominated article={article} />
      </Card>
      <Card title={t('Suggested reviewers')}>
        <Suggested article={article} />
      </Card>
    </div>
  );
}

function Keywords({ article: { keywords, abstractText } }: { article: ArticleView }) {
  const styles = useStyles();
  const words = keywords.split(';').filter(Boolean);
  const length = countAbstractWords(abstractText);
  if (words.length === 0 && length === 0) return null;
  return (
    <div className={styles.keywords}>
      {words.length > 0 && (
        <ul aria-label={t('Keywords')} className={styles.keywords}>
          {words.map((word) => (
            <li key={word}>
              <Badge appearance="outline" color="informative">
                {word}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {length > 0 && (
        <span className={styles.length}>{t('{after, plural, one {# word} other {# words}}', { after: length })}</span>
      )}
    </div>
  );
}
