import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ArticleFields, ArticleView } from '@contracts';
import { t } from '@contracts';
import { ConvertedManuscript } from '../../converted/converted-manuscript';
import { useConverted } from '../../converted/use-converted';
import { type Consent, ConsentBoxes, LanguageBox, WithoutConverted } from './consent-boxes';
import { OverviewPdf } from './overview-pdf';
import { Summary } from './summary';

const useStyles = makeStyles({
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

interface Props {
  article: ArticleView;
  fields: ArticleFields;
  consent: Consent;
  /** The reasons that still prevent submission; empty if there are none. */
  open: string[];
  setConsent(consent: Consent): void;
  change(part: Partial<ArticleFields>): void;
  /** Saves unsaved text first, since the overview must show exactly that. */
  beforeOverview(): Promise<ArticleView | null>;
  onMade(article: ArticleView): void;
}

/** Step 5: a summary, the overview PDF and the confirmation boxes (spec part 1, sections 2 and 5, 'Final submission'). */
export function OverviewStep(props: Props) {
  const styles = useStyles();
  const { article, beforeOverview, onMade } = props;
  const converted = useConverted(article, onMade);
  const make = async (): Promise<void> => {
    const saved = await beforeOverview();
    if (saved) await converted.make(saved.id);
  };
  return (
    <div className={styles.step}>
      <Summary article={article} />
      <LanguageBox fields={props.fields} change={props.change} />
      <OverviewPdf {...props} then={converted.make} />
      <ConvertedManuscript
        article={article}
        revision={article.revision}
        converted={converted}
        onMake={() => void make()}
      >
        <WithoutConverted {...props} />
      </ConvertedManuscript>
      <ConsentBoxes {...props} />
      <OpenPoints open={props.open} />
    </div>
  );
}

function OpenPoints({ open }: { open: readonly string[] }) {
  const styles = useStyles();
  if (open.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('Before you can finish:')}
        <ul className={styles.list}>
          {open.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
