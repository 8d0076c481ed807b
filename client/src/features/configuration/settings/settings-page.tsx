import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type JournalSettings, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { formatTime } from '../../../shared/display/format';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { settingsApi, type SettingsWithDefaults } from '../settings-api';
import { LogoCard } from './logo-card';
import { SettingControl } from './setting-control';
import { SETTING_GROUPS } from './setting-groups';
import { changesOf, problemsOf, type SettingValues, valuesOf } from './setting-values';

const useStyles = makeStyles({
  groups: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    alignItems: 'start',
  },
  // Keeps the buttons in reach at every scroll position.
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    '@media print': { display: 'none' },
    // The state is above, and the buttons are next to each other below it.
    '@media (max-width: 639px)': {
      paddingInline: tokens.spacingHorizontalM,
      '& button': { flexGrow: 1, minWidth: 0, paddingInline: tokens.spacingHorizontalS },
    },
  },
  state: { flexGrow: 1, '@media (max-width: 639px)': { flexBasis: '100%' } },
});

/** `/settings`: the journal's limits, days and texts, for webmasters (lifecycle, section 4 (4)). */
export function SettingsPage() {
  const query = settingsApi.useJournalSettingsQuery();
  return (
    <Page title={t('Settings')} width="reading">
      <Text>
        {t(
          'Settings apply to the whole journal as soon as they are saved. Existing due dates do not change. Every change is recorded in the security log.',
        )}
      </Text>
      <Loaded query={query} large>
        {(settings) => (
          <>
            <SettingsForm settings={settings} />
            <LogoCard logo={settings.logo} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function SettingsForm({ settings }: { settings: SettingsWithDefaults }) {
  const [change] = settingsApi.useChangeSettingsMutation();
  // The values that the fields are compared with: as loaded, or as the server returned them after saving.
  const [known, setKnown] = useState<JournalSettings>(settings);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const form = useForm<SettingValues>({
    initial: valuesOf(settings),
    validate: problemsOf,
    submit: async (values) => {
      const answer = await change(changesOf(values, known)).unwrap();
      setKnown(answer);
      form.reset(valuesOf(answer));
      setSavedAt(new Date());
    },
  });
  const changed = Object.keys(changesOf(form.values, known)).length;
  return (
    <>
      <LeaveGuard when={changed > 0} />
      <Form form={form} label={t('Settings')}>
        <Groups form={form} defaults={valuesOf(settings.defaults)} />
        <SaveBar
          changed={changed}
          submitting={form.submitting}
          savedAt={savedAt}
          onDiscard={() => form.reset(valuesOf(known))}
        />
      </Form>
    </>
  );
}

function Groups({ form, defaults }: { form: FormState<SettingValues>; defaults: SettingValues }) {
  const styles = useStyles();
  return (
    <div className={styles.groups}>
      {SETTING_GROUPS.map(({ title, fields }) => (
        <Card key={title} title={title}>
          <div className={styles.fields}>
            {fields.map((field) => (
              <SettingControl key={field.name} form={form} field={field} defaults={defaults} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}

interface SaveBarProps {
  changed: number;
  submitting: boolean;
  savedAt: Date | null;
  onDiscard: () => void;
}

function SaveBar({ changed, submitting, savedAt, onDiscard }: SaveBarProps) {
  const styles = useStyles();
  const idle = changed === 0 || submitting;
  return (
    <div className={styles.bar}>
      <FormActions>
        <Text role="status" className={styles.state}>
          {stateOf(changed, savedAt, submitting)}
        </Text>
        <Button disabledFocusable={idle} onClick={onDiscard}>
          {t('Discard changes')}
        </Button>
        <Button type="submit" appearance="primary" disabledFocusable={idle}>
          {t('Save settings')}
        </Button>
      </FormActions>
    </div>
  );
}

function stateOf(changed: number, savedAt: Date | null, submitting: boolean): string {
  if (submitting) return t('Saving…');
  if (changed > 0) return t('{changed, plural, one {# change} other {# changes}} not saved yet', { changed });
  return savedAt ? t('Saved {time}', { time: formatTime(savedAt) }) : t('Nothing changed');
}
