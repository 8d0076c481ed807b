import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { nothingDue, type RetentionCounts, type RetentionState, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../shared/display/card';
import { formatDate } from '../../../shared/display/format';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { useNotify } from '../../../shared/state/hooks';
import { retentionApi } from '../retention-api';
import { CountsList } from './counts-list';
import { DryRun } from './dry-run';
import {
  problemsOf,
  RETENTION_FIELDS,
  type RetentionField,
  type RetentionValues,
  settingsOf,
  valuesOf,
} from './retention-values';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    alignItems: 'start',
  },
  number: { maxWidth: '220px', minWidth: 0 },
});

/**
 * The values of the form. If they would erase something, they are saved only after the person has seen and confirmed what would be erased:
 * `asked`.
 */
function useRetentionForm(state: RetentionState) {
  const notify = useNotify();
  const [change] = retentionApi.useChangeRetentionMutation();
  const [preview] = retentionApi.useLazyRetentionDryRunQuery();
  const [asked, setAsked] = useState<RetentionCounts | null>(null);
  const save = async (values: RetentionValues, confirmed: boolean): Promise<RetentionValues> => {
    const saved = await change({ ...settingsOf(values), confirmed }).unwrap();
    notify.success(t('The settings have been saved. They apply from the next run.'));
    return valuesOf(saved.settings);
  };
  const form = useForm<RetentionValues>({
    initial: valuesOf(state.settings),
    validate: problemsOf,
    submit: async (values) => {
      const { counts } = await preview({ ...settingsOf(values), page: 0, size: 1 }).unwrap();
      if (nothingDue(counts)) await save(values, false);
      else setAsked(counts);
    },
  });
  const confirm = async (): Promise<void> => {
    setAsked(null);
    try {
      form.reset(await save(form.values, true));
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return { form, asked, confirm: () => void confirm(), cancel: () => setAsked(null) };
}

/** The settings and their effect. */
export function RetentionForm({ state }: { state: RetentionState }) {
  const styles = useStyles();
  const { form, asked, confirm, cancel } = useRetentionForm(state);
  const [tried, setTried] = useState<RetentionValues | null>(null);
  const isValid = Object.keys(problemsOf(form.values)).length === 0;
  return (
    <div className={styles.cards}>
      <Card title={t('How long the journal keeps data')}>
        <Fields form={form} saved={valuesOf(state.settings)} />
      </Card>
      <DryRun tried={tried && settingsOf(tried)} onTry={() => isValid && setTried({ ...form.values })} />
      <ConfirmDialog
        open={asked !== null}
        title={t('Erase older data?')}
        text={asked && <Question counts={asked} />}
        confirm={t('Save and erase at the next run')}
        destructive
        onConfirm={confirm}
        onCancel={cancel}
      />
    </div>
  );
}

function Fields({ form, saved }: { form: FormState<RetentionValues>; saved: RetentionValues }) {
  const styles = useStyles();
  const changed = RETENTION_FIELDS.some(({ name }) => form.values[name].trim() !== saved[name]);
  const idle = !changed || form.submitting;
  return (
    <Form form={form} label={t('Retention')}>
      <LeaveGuard when={changed} />
      <div className={styles.fields}>
        {RETENTION_FIELDS.map((field) => (
          <MonthsField key={field.name} form={form} field={field} />
        ))}
      </div>
      <FormActions>
        <Button disabledFocusable={idle} onClick={() => form.reset(saved)}>
          {t('Discard changes')}
        </Button>
        <Button type="submit" appearance="primary" disabledFocusable={idle}>
          {t('Save settings')}
        </Button>
      </FormActions>
    </Form>
  );
}

function Question({ counts }: { counts: RetentionCounts }) {
  return (
    <>
      <p>{t('With these settings the next run, tomorrow at the earliest, would permanently erase:')}</p>
      <CountsList counts={counts} />
      <p>{t('Until then you can change the settings again. Erased data cannot be restored.')}</p>
    </>
  );
}

function MonthsField({
  form,
  field: { name, label, help, unit },
}: {
  form: FormState<RetentionValues>;
  field: RetentionField;
}) {
  const styles = useStyles();
  const error = form.errors[name];
  return (
    <Field
      label={{ children: label, htmlFor: form.idOf(name) }}
      hint={help}
      validationState={error ? 'error' : 'none'}
      validationMessage={error ? { children: error, role: undefined } : undefined}
    >
      <Input
        id={form.idOf(name)}
        name={name}
        className={styles.number}
        inputMode="numeric"
        value={form.values[name]}
        placeholder={t('Indefinitely')}
        contentAfter={<span aria-hidden>{unit}</span>}
        onBlur={() => form.leave(name)}
        onChange={(_event, { value }) => form.set(name, value)}
      />
    </Field>
  );
}

/** When the next run is, what it would erase with the saved settings, and what the last one did. */
export function Runs({ state: { nextRun, due, lastRun } }: { state: RetentionState }) {
  return (
    <Card title={t('Daily run')}>
      <Text weight="semibold">{t('Next run: {day}', { day: formatDate(`${nextRun}T12:00:00Z`) })}</Text>
      <CountsList counts={due} />
      {lastRun && (
        <>
          <Text weight="semibold">{t('Last run: {day}', { day: formatDate(lastRun.at) })}</Text>
          <CountsList counts={lastRun.counts} />
        </>
      )}
    </Card>
  );
}
