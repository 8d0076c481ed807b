import { Button, Link, MessageBar, MessageBarBody, Text, makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import type { ArticleFields, ArticleView } from '../../../../../src/contracts';
import { articleApi } from '../../../app/article-api';
import { draftsApi } from '../api/drafts-api';
import { ConsentBoxes, type Consent } from './consent-boxes';
import { Summary } from './summary';

const useStyles = makeStyles({
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
});

interface Props {
  article: ArticleView;
  fields: ArticleFields;
  consent: Consent;
  /** What keeps the manuscript from being sent; empty when nothing does. */
  open: string[];
  setConsent(consent: Consent): void;
  change(part: Partial<ArticleFields>): void;
  /** Saves what was typed, since the overview must show exactly that. */
  beforeOverview(): Promise<ArticleView | null>;
  onMade(article: ArticleView): void;
}

/** Step 5: everything once more, the overview PDF, and the boxes to tick (spec part 1, section 2 and 5, 'Final submission'). */
export function OverviewStep(props: Props) {
  const styles = useStyles();
  return (
    <div className={styles.step}>
      <Summary article={props.article} />
      <OverviewPdf {...props} />
      <ConsentBoxes {...props} />
      <OpenPoints open={props.open} />
    </div>
  );
}

function OverviewPdf({ article, beforeOverview, onMade }: Props) {
  const [make, { isLoading }] = draftsApi.useMakeOverviewMutation();
  const [read] = articleApi.useLazyArticleQuery();
  const made = article.files.find((file) => file.type === 'Overview');
  const link = article.overviewCurrent ? made?.location : undefined;
  const generate = async (): Promise<void> => {
    const saved = await beforeOverview();
    if (!saved || 'error' in (await make({ articleId: saved.id }))) return;
    onMade(await read(saved.id).unwrap());
  };
  return (
    <section aria-label="Overview PDF">
      <Button icon={<DocumentPdfRegular />} onClick={() => void generate()} disabledFocusable={isLoading}>
        {isLoading ? 'Making the overview…' : 'Generate overview PDF'}
      </Button>{' '}
      <span aria-live="polite">
        {link && (
          <Link href={link} target="_blank" rel="noreferrer">
            Open the overview PDF
          </Link>
        )}
        {!link && !isLoading && <Text>The overview shows the editors exactly what you send.</Text>}
      </span>
    </section>
  );
}

function OpenPoints({ open }: { open: readonly string[] }) {
  const styles = useStyles();
  if (open.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        Before you can finish:
        <ul className={styles.list}>
          {open.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
