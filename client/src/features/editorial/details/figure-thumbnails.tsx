import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { type ArticleView, FIGURE_DESIGNATIONS, type FileView, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { labelOf } from '../../../shared/files/file-names';
import { isPicture } from '../../../shared/viewer/viewable-files';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  figure: {
    ...typographyStyles.caption1,
    display: 'grid',
    rowGap: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  picture: {
    width: '100%',
    height: '100px',
    objectFit: 'contain',
    display: 'grid',
    placeContent: 'center',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
});

/** The figures of the present revision. */
export const presentFigures = ({ files, revision }: ArticleView): FileView[] =>
  files.filter((file) => FIGURE_DESIGNATIONS.includes(file.type) && file.revision === revision);

interface Props {
  article: ArticleView;
  /** Returns the address that shows the figure with this id in a viewer. By default, on the tab of the manuscript. */
  linkTo?: (fileId: string) => string;
}

/** The figures of the present revision; each opens in the viewer. */
export function FigureThumbnails({ article, linkTo }: Props) {
  const styles = useStyles();
  const figures = presentFigures(article);
  const onItsTab = (fileId: string): string => `/articleDetails/${article.id}?tab=manuscript&file=${fileId}`;
  if (figures.length === 0) return null;
  return (
    <Card title={t('Figures')}>
      <ul className={styles.figures}>
        {figures.map((file) => (
          <li key={file.id}>
            <Figure file={file} to={(linkTo ?? onItsTab)(file.id)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Figure({ file, to }: { file: FileView; to: string }) {
  const styles = useStyles();
  const title = file.figureNumber === null ? (file.figureTitle ?? file.filename) : labelOf(file);
  if (!isPicture(file)) {
    return (
      <a href={file.location} target="_blank" rel="noreferrer" className={styles.figure}>
        {file.thumbnail === null ? (
          <span className={styles.picture}>{file.fileType.toUpperCase()}</span>
        ) : (
          <img src={file.thumbnail} alt="" loading="lazy" className={styles.picture} />
        )}
        {title}
      </a>
    );
  }
  return (
    <Link to={to} className={styles.figure}>
      <img src={file.thumbnail ?? file.location} alt="" loading="lazy" className={styles.picture} />
      {title}
    </Link>
  );
}
