import {
  Button,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { t } from '@contracts';
import { useDayText } from './use-day-text';

const DayCalendar = lazy(() => import('./day-calendar'));

const useStyles = makeStyles({
  input: { minWidth: '150px' },
  open: { minWidth: '24px', height: '24px' },
  surface: { padding: tokens.spacingVerticalS },
});

interface DateFieldProps {
  label: string;
  /** A day such as '2026-11-03'; empty for none. */
  value: string;
  /** Called with an empty text when the field is emptied, or is left with a text that is not a date. */
  onChange(day: string): void;
  required?: boolean;
  /** An explanation of the day, if the label does not contain it. */
  hint?: string;
  /** The error message about the day itself. */
  error?: string;
}

/** A day in the journal's format ('3 Nov 2026'), typed in any usual way or chosen from a calendar. */
export function DateField({ label, value, onChange, required, hint, error }: DateFieldProps) {
  const styles = useStyles();
  const { text, problem, isWrong, type, leave, choose } = useDayText(value, onChange);
  const message = problem ?? error;
  const showProblem = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !isWrong) return;
    // A form must not be sent with a date that it could not parse.
    event.preventDefault();
    leave();
  };
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      validationState={message ? 'error' : 'none'}
      validationMessage={message}
    >
      <Input
        className={styles.input}
        value={text}
        placeholder={t('3 Nov 2026')}
        autoComplete="off"
        onChange={(_event, data) => type(data.value)}
        onBlur={leave}
        onKeyDown={showProblem}
        contentAfter={<CalendarButton label={label} value={value} onChoose={choose} />}
      />
    </Field>
  );
}

interface CalendarButtonProps {
  label: string;
  value: string;
  onChoose(day: string): void;
}

function CalendarButton({ label, value, onChoose }: CalendarButtonProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const name = t('{label}: choose from a calendar', { label });
  return (
    <Popover open={isOpen} onOpenChange={(_event, { open }) => setOpen(open)} trapFocus withArrow>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="transparent"
          size="small"
          className={styles.open}
          icon={<CalendarRegular />}
          aria-label={name}
          title={t('Choose from a calendar')}
        />
      </PopoverTrigger>
      <PopoverSurface aria-label={name} className={styles.surface}>
        <Suspense fallback={<Spinner label={t('Loading the calendar')} />}>
          <DayCalendar
            value={value}
            onChoose={(day) => {
              setOpen(false);
              onChoose(day);
            }}
          />
        </Suspense>
      </PopoverSurface>
    </Popover>
  );
}
