import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { type RefObject, useEffect, useRef } from 'react';
import { type ArticleView, t } from '@contracts';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { OutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { STEPS } from './checks/missing';
import { StepContent } from './step-content';
import { StepList } from './step-list';
import { Submitted } from './submitted';
import { useWizard, type WizardState } from './use-wizard';
import { WizardFoot } from './wizard-foot';
import { WizardNotices } from './wizard-notices';
import { WizardQuestions } from './wizard-questions';

const useStyles = makeStyles({
  body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXL },
  step: { ...typographyStyles.subtitle1, margin: 0 },
});

interface Props {
  article: ArticleView | undefined;
  /** Receives the id of a new draft once it is on the server. */
  onBegun?: (id: string) => void;
}

const titleOf = (article: ArticleView | undefined): string =>
  article ? t('Submit manuscript {number}', { number: article.articleId }) : t('Submit a manuscript');

/** The five steps of a submission (spec part 1, section 2, 'Submission wizard'). */
export function Wizard({ article, onBegun }: Props) {
  const wizard = useWizard(article, onBegun);
  const { draft } = wizard;
  // Here and not in the steps, because it must run after the page has set its own focus.
  const heading = useStepFocus(wizard.step);
  return (
    <Page title={titleOf(draft.article)}>{draft.isSubmitted ? <Submitted /> : <Steps {...{ wizard, heading }} />}</Page>
  );
}

interface StepsProps {
  wizard: WizardState;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Steps({ wizard, heading }: StepsProps) {
  const styles = useStyles();
  const { draft, step, shown } = wizard;
  return (
    <>
      <div className={styles.body}>
        <StepList
          current={step}
          missing={wizard.missing}
          ticks={wizard.ticks}
          started={draft.article !== undefined}
          onGo={(next) => void wizard.goTo(next)}
        />
        <h2 ref={heading} tabIndex={-1} className={styles.step}>
          {STEPS[step]}
        </h2>
        <WizardNotices draft={draft} />
        <ErrorSummary
          form={{ errors: shown[step] ?? {}, problem: null, failures: wizard.failures, idOf: (field) => field }}
        />
        <StepContent wizard={wizard} />
        {step === 0 && <Text>{t('The editorial office can see your draft, also before you submit it.')}</Text>}
        <WizardFoot wizard={wizard} />
      </div>
      {draft.article && (
        <OutdatedBar
          key={draft.article.id}
          id={draft.article.id}
          lastUpdate={draft.article.lastUpdate}
          busy={draft.progress.state === 'saving'}
          onReload={() => void draft.reload()}
        />
      )}
      <LeaveGuard when={draft.progress.state === 'dirty' || draft.progress.state === 'failed'} />
      <WizardQuestions wizard={wizard} />
    </>
  );
}

/** A new step is like a new page: the focus moves to its heading. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}
