import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import type { ArticleView } from '../../../../../src/contracts';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { LeaveGuard } from '../../../shared/leave-guard';
import { Page } from '../../../shared/page';
import { SavedState } from '../../../shared/saved-state';
import { AuthorsStep } from './authors-step';
import { FilesStep } from './files-step';
import { GeneralStep } from './general-step';
import { STEPS } from './missing';
import { OverviewStep } from './overview-step';
import { ReviewersStep } from './reviewers-step';
import { StepList } from './step-list';
import { useWizard, type WizardState } from './use-wizard';

const useStyles = makeStyles({
  body: { display: 'grid', gap: tokens.spacingVerticalXL },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** The five steps of a submission (spec part 1, section 2, 'Submission wizard'). */
export function Wizard({ article }: { article: ArticleView | undefined }) {
  const styles = useStyles();
  const wizard = useWizard(article);
  const { draft, step, shown } = wizard;
  return (
    <Page title={draft.article ? `Submit manuscript ${draft.article.articleId}` : 'Submit manuscript'}>
      <div className={styles.body}>
        <StepList
          current={step}
          missing={wizard.missing}
          started={draft.article !== undefined}
          onGo={(next) => void wizard.goTo(next)}
        />
        <h2>{STEPS[step]}</h2>
        <LeaveGuard when={draft.progress.state === 'dirty' || draft.progress.state === 'failed'} />
        <ErrorSummary
          form={{ errors: shown[step] ?? {}, problem: null, failures: wizard.failures, idOf: (field) => field }}
        />
        {draft.progress.error && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{draft.progress.error.message}</MessageBarBody>
          </MessageBar>
        )}
        <Step wizard={wizard} />
        <Foot wizard={wizard} />
      </div>
    </Page>
  );
}

function Step({ wizard }: { wizard: WizardState }) {
  const { draft, step, shown } = wizard;
  const { fields, article, change, adopt } = draft;
  const missing = shown[step] ?? {};
  if (step === 0 || !article) return <GeneralStep fields={fields} missing={missing} change={change} />;
  const setAuthors = async (authorsIds: string[]): Promise<void> => void (await draft.save({ authorsIds }));
  if (step === 1) return <AuthorsStep article={article} message={missing['authors']} setAuthors={setAuthors} />;
  if (step === 2) {
    const ensureDraft = (): Promise<ArticleView | null> => draft.save();
    return <ReviewersStep {...{ fields, missing, change, article, ensureDraft, adopt }} />;
  }
  if (step === 3) return <FilesStep article={article} message={missing['files']} adopt={adopt} />;
  return (
    <OverviewStep
      article={article}
      fields={fields}
      change={change}
      consent={wizard.consent}
      setConsent={wizard.setConsent}
      open={wizard.open}
      beforeOverview={() => draft.save()}
      onMade={adopt}
    />
  );
}

function Foot({ wizard }: { wizard: WizardState }) {
  const styles = useStyles();
  const { step, draft, open } = wizard;
  const last = step === STEPS.length - 1;
  const saving = draft.progress.state === 'saving';
  return (
    <div className={styles.foot}>
      {step > 0 && <Button onClick={() => void wizard.goTo(step - 1)}>Back</Button>}
      {last ? (
        <Button appearance="primary" disabled={open.length > 0 || saving} onClick={() => void wizard.finish()}>
          Finish
        </Button>
      ) : (
        <Button appearance="primary" disabled={saving} onClick={() => void wizard.goTo(step + 1)}>
          Save and go on
        </Button>
      )}
      <SavedState state={draft.progress.state} savedAt={draft.progress.savedAt} />
    </div>
  );
}
