import {
  Calendar,
  type CalendarStrings,
  type DateFormatting,
  DayOfWeek,
  DEFAULT_CALENDAR_STRINGS,
  type ICalendar,
} from '@fluentui/react-calendar-compat';
import { useEffect, useRef } from 'react';
import { dateFormat, t } from '@contracts';
import { toDate, toDay } from './days';

const WORDS: DateFormatting = {
  formatDay: (date) => String(date.getDate()),
  formatMonth: (date) => dateFormat({ month: 'long' }).format(date),
  formatYear: (date) => String(date.getFullYear()),
  formatMonthYear: (date) => dateFormat({ month: 'long', year: 'numeric' }).format(date),
  formatMonthDayYear: (date) => dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(date),
};

/** The name of each day or month of a year that begins on a Sunday. */
const named = (count: number, dateAt: (index: number) => Date, options: Intl.DateTimeFormatOptions): string[] =>
  Array.from({ length: count }, (_, index) => dateFormat(options).format(dateAt(index)));
const day = (index: number): Date => new Date(2023, 0, 1 + index);
const month = (index: number): Date => new Date(2023, index, 1);

const STRINGS: CalendarStrings = {
  ...DEFAULT_CALENDAR_STRINGS,
  months: named(12, month, { month: 'long' }),
  shortMonths: named(12, month, { month: 'short' }).map((name) => name.slice(0, 3)),
  days: named(7, day, { weekday: 'long' }),
  shortDays: named(7, day, { weekday: 'narrow' }),
  goToToday: t('Go to today'),
  selectedDateFormatString: t('Selected date {0}'),
  todayDateFormatString: t("Today's date {0}"),
  monthPickerHeaderAriaLabel: t('{0}, change year'),
  yearPickerHeaderAriaLabel: t('{0}, change month'),
  dayMarkedAriaLabel: t('marked'),
  prevMonthAriaLabel: t('Previous month'),
  nextMonthAriaLabel: t('Next month'),
  prevYearAriaLabel: t('Previous year'),
  nextYearAriaLabel: t('Next year'),
  prevYearRangeAriaLabel: t('Previous year range'),
  nextYearRangeAriaLabel: t('Next year range'),
  closeButtonAriaLabel: t('Close'),
};

interface DayCalendarProps {
  /** A day; empty if none is chosen. */
  value: string;
  onChoose(day: string): void;
}

/** A month to choose a day from, with the focus on the day. Loaded when it is opened. */
export default function DayCalendar({ value, onChoose }: DayCalendarProps) {
  const calendar = useRef<ICalendar>(null);
  // The calendar loads after its pop-up has opened, which had nothing to focus at that time.
  useEffect(() => calendar.current?.focus(), []);
  return (
    <Calendar
      componentRef={calendar}
      value={toDate(value)}
      firstDayOfWeek={DayOfWeek.Monday}
      dateTimeFormatter={WORDS}
      strings={STRINGS}
      showMonthPickerAsOverlay
      onSelectDate={(date) => onChoose(toDay(date))}
    />
  );
}
