import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { SavedState } from '../../../shared/saving/saved-state';
import { STEPS } from './checks/missing';
import type { WizardState } from './use-wizard';

const useStyles = makeStyles({
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** The back and next buttons, and whether the text is saved. */
export function WizardFoot({ wizard }: { wizard: WizardState }) {
  const styles = useStyles();
  const { step, draft, open } = wizard;
  const saving = draft.progress.state === 'saving';
  return (
    <div className={styles.foot}>
      {step > 0 && <Button onClick={() => void wizard.goTo(step - 1)}>{t('Back')}</Button>}
      {step === STEPS.length - 1 ? (
        <Button
          appearance="primary"
          disabled={open.length > 0}
          disabledFocusable={saving}
          onClick={() => void wizard.finish()}
        >
          {t('Finish')}
        </Button>
      ) : (
        <Button appearance="primary" disabledFocusable={saving} onClick={() => void wizard.goOn()}>
          {t('Save and continue')}
        </Button>
      )}
      <SavedState state={draft.progress.state} savedAt={draft.progress.savedAt} retries={draft.retries} />
    </div>
  );
}
