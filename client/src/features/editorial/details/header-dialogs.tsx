import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, t, VEIL_MESSAGES } from '@contracts';
import { ReadDialog } from '../../../shared/dialogs/read-dialog';
import { OriginalFiles } from '../../../shared/files/original-files';
import { RichText } from '../../../shared/rich-text/rich-text';
import { Corrections, Figures } from './manuscript-parts';

type Part = 'files' | 'figures' | 'coverLetter' | 'abstract' | 'corrections';

const LABELS: Record<Part, string> = {
  files: t('Original files'),
  figures: t('Figures'),
  coverLetter: t('Cover letter'),
  abstract: t('Abstract'),
  corrections: t('Corrections'),
};

const useStyles = makeStyles({
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '@media print': { display: 'none' },
  },
});

/** Only the parts that have content and that this person may see. */
function partsOf(article: ArticleView): Part[] {
  const parts: [Part, boolean][] = [
    ['files', true],
    ['figures', article.files.some(({ type }) => type === 'Figure' || type === 'SupplementaryFigures')],
    ['coverLetter', article.coverLetter !== ''],
    ['abstract', true],
    ['corrections', article.articleCorrections.length > 0],
  ];
  return parts.filter(([, isShown]) => isShown).map(([part]) => part);
}

/** For authors: dialogs with parts of the manuscript, without leaving the page (spec part 2, section 2, 'Dialogs from the manuscript card'). */
export function HeaderDialogs({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [shown, setShown] = useState<Part | null>(null);
  return (
    <div className={styles.buttons}>
      {partsOf(article).map((part) => (
        <Button key={part} size="small" onClick={() => setShown(part)}>
          {LABELS[part]}
        </Button>
      ))}
      {shown && <PartDialog part={shown} article={article} onClose={() => setShown(null)} />}
    </div>
  );
}

function PartDialog({ part, article, onClose }: { part: Part; article: ArticleView; onClose: () => void }) {
  return (
    <ReadDialog title={LABELS[part]} wide onClose={onClose}>
      <PartContent part={part} article={article} />
    </ReadDialog>
  );
}

function PartContent({ part, article }: { part: Part; article: ArticleView }) {
  switch (part) {
    case 'files':
      return <OriginalFiles files={article.files} />;
    case 'figures':
      return <Figures files={article.files} />;
    case 'coverLetter':
      return (
        <RichText
          html={article.coverLetter}
          empty={article.authorsHidden ? VEIL_MESSAGES.unshown : t('There is no cover letter.')}
        />
      );
    case 'abstract':
      return <RichText html={article.abstractText} empty={t('There is no abstract.')} />;
    case 'corrections':
      return <Corrections article={article} />;
  }
}
