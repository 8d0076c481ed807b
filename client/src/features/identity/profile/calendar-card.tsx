import { Button, Field, Input, Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { type CalendarLink, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../shared/display/card';
import { formatDate } from '../../../shared/display/format';
import { CopyButton } from '../../../shared/forms/copy-button';
import { Loaded } from '../../../shared/page/loaded';
import { useNotify } from '../../../shared/state/hooks';
import { calendarApi } from './calendar-api';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  open: { alignSelf: 'start' },
});

/** Due dates in the person's own calendar program, by a private address (ADR 112). */
export function CalendarCard() {
  const query = calendarApi.useCalendarLinkQuery();
  return (
    <Card title={t('Due dates in your calendar')}>
      <Text>
        {t(
          'Your calendar program can show when your reviews, answers, revisions and advice are due. It shows the number of the manuscript, but no titles or names. Completed items disappear automatically.',
        )}
      </Text>
      <Loaded query={query}>
        {({ address, ...link }) => (address ? <CalendarLinkFields {...link} address={address} /> : <MakeLinkButton />)}
      </Loaded>
    </Card>
  );
}

function MakeLinkButton() {
  const [make, { isLoading }] = calendarApi.useMakeCalendarLinkMutation();
  return (
    <div>
      <Button disabledFocusable={isLoading} onClick={() => void make()}>
        {t('Create a calendar link')}
      </Button>
    </div>
  );
}

const lastRead = (day: string | null): string =>
  day === null
    ? t('No calendar has read it yet.')
    : t('A calendar last read it on {date}.', { date: formatDate(`${day}T12:00:00Z`) });

function CalendarLinkFields({ address, lastReadOn }: CalendarLink & { address: string }) {
  const styles = useStyles();
  return (
    <>
      <Field
        label={t('Calendar link')}
        hint={`${t('Do not share it: it shows your due dates without a password.')} ${lastRead(lastReadOn)}`}
      >
        <Input readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Link className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
        {t('Open in the calendar program of this device')}
      </Link>
      <div className={styles.row}>
        <CopyButton text={address} />
        <Changes />
      </div>
    </>
  );
}

function Changes() {
  const notify = useNotify();
  const [make, making] = calendarApi.useMakeCalendarLinkMutation();
  const [end, ending] = calendarApi.useEndCalendarLinkMutation();
  const replace = async (): Promise<void> => {
    const answer = await make();
    if (!('error' in answer)) notify.success(t('The link has been replaced. Please add the new one to your calendar.'));
  };
  const stop = async (): Promise<void> => {
    const answer = await end();
    if (!('error' in answer)) notify.success(t('The link has been removed.'));
  };
  return (
    <>
      <ButtonWithConfirmation
        label={t('Replace the link')}
        title={t('Replace the link?')}
        text={t('The current link stops working, including in calendars that use it.')}
        busy={making.isLoading}
        run={replace}
      />
      <ButtonWithConfirmation
        label={t('Remove the link')}
        title={t('Remove the link?')}
        text={t('Calendars that use it will lose your due dates. You can create a new link at any time.')}
        busy={ending.isLoading}
        run={stop}
      />
    </>
  );
}

interface AskingProps {
  label: string;
  title: string;
  text: ReactNode;
  busy: boolean;
  run: () => Promise<void>;
}

/** A button that asks for a confirmation first. */
function ButtonWithConfirmation({ label, title, text, busy, run }: AskingProps) {
  const [asks, setAsks] = useState(false);
  const confirm = async (): Promise<void> => {
    await run();
    setAsks(false);
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>{label}</Button>
      <ConfirmDialog
        open={asks}
        title={title}
        confirm={label}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
        {...{ text, busy }}
      />
    </>
  );
}
