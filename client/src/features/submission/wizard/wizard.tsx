import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { MESSAGES, type ArticleView } from '../../../../../src/contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { LeaveGuard } from '../../../shared/leave-guard';
import { Page } from '../../../shared/page';
import { STEPS } from './missing';
import { StepContent } from './step-content';
import { StepList } from './step-list';
import { useWizard } from './use-wizard';
import { WizardFoot } from './wizard-foot';
import { WizardNotices } from './wizard-notices';

const useStyles = makeStyles({
  body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXL },
  step: { ...typographyStyles.subtitle1, margin: 0 },
});

interface Props {
  article: ArticleView | undefined;
  /** Told the id of a new draft once it is on the server. */
  onBegun?: (id: string) => void;
}

/** The five steps of a submission (spec part 1, section 2, 'Submission wizard'). */
export function Wizard({ article, onBegun }: Props) {
  const styles = useStyles();
  const wizard = useWizard(article, onBegun);
  const { draft, step, shown } = wizard;
  const heading = useStepFocus(step);
  return (
    <Page title={draft.article ? `Submit manuscript ${draft.article.articleId}` : 'Submit manuscript'}>
      <div className={styles.body}>
        <StepList
          current={step}
          missing={wizard.missing}
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
        <WizardFoot wizard={wizard} />
      </div>
      <LeaveGuard when={draft.progress.state === 'dirty' || draft.progress.state === 'failed'} />
      <ConfirmDialog
        open={wizard.askingForPictures}
        title="No picture has been uploaded"
        text={MESSAGES.confirmMoveOn}
        confirm="Move on without pictures"
        cancel="Stay and add pictures"
        onConfirm={() => wizard.answerPictures(true)}
        onCancel={() => wizard.answerPictures(false)}
      />
    </Page>
  );
}

/** Another step is like another page: the focus goes to its heading. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}
