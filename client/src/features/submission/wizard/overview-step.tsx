import {
  Button,
  Checkbox,
  Link,
  MessageBar,
  MessageBarBody,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { DESIGNATION_LABELS, fullName, type ArticleFields, type ArticleView } from '../../../../../src/contracts';
import { articleApi } from '../../../app/article-api';
import { RichText } from '../../../shared/rich-text/rich-text';
import { submissionApi } from '../submission-api';

const useStyles = makeStyles({
  step: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(9rem, max-content) 1fr',
    gap: tokens.spacingVerticalS,
    margin: 0,
  },
  fact: { display: 'contents' },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0 },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
});

export interface Consent {
  copyright: boolean;
  reviewed: boolean;
}

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
  const { article, fields, consent, open, setConsent, change } = props;
  const styles = useStyles();
  return (
    <div className={styles.step}>
      <Summary article={article} />
      <OverviewPdf {...props} />
      <div>
        <Checkbox
          required
          label="I transfer the copyright of this manuscript to the journal on acceptance, on behalf of all authors"
          checked={consent.copyright}
          onChange={(_event, data) => setConsent({ ...consent, copyright: data.checked === true })}
        />
        <Checkbox
          required
          label="I confirm that I have reviewed the submission"
          checked={consent.reviewed}
          onChange={(_event, data) => setConsent({ ...consent, reviewed: data.checked === true })}
        />
        <Checkbox
          label="We would like the language of the manuscript to be corrected (100 euro per 1000 words, after acceptance)"
          checked={fields.languageService}
          onChange={(_event, data) => change({ languageService: data.checked === true })}
        />
      </div>
      {open.length > 0 && (
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
      )}
    </div>
  );
}

function OverviewPdf({ article, beforeOverview, onMade }: Props) {
  const [make, { isLoading }] = submissionApi.useMakeOverviewMutation();
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
      <Button icon={<DocumentPdfRegular />} onClick={() => void generate()} disabled={isLoading}>
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

function Summary({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const facts: [string, ReactNode][] = [
    ['Title', article.articleTitle],
    ['Type', article.type?.name ?? ''],
    ['Keywords', article.keywords],
    ['Authors', <Names key="authors" names={article.articleAuthors.map((a) => `${fullName(a)}, ${a.email ?? ''}`)} />],
    [
      'Suggested reviewers',
      <Names key="suggested" names={article.suggestedReviewers.map((r) => `${r.fullName}, ${r.email}`)} />,
    ],
    [
      'Files',
      <Names
        key="files"
        names={article.files
          .filter((f) => f.type !== 'Overview')
          .map((f) => `${DESIGNATION_LABELS[f.type]}: ${f.filename}`)}
      />,
    ],
    ['Abstract', <RichText key="abstract" html={article.abstractText} />],
  ];
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

function Names({ names }: { names: string[] }) {
  const styles = useStyles();
  if (names.length === 0) return <>none</>;
  return (
    <ol className={styles.list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
}
