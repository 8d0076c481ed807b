import { Calendar, type DateFormatting, DayOfWeek, type ICalendar } from '@fluentui/react-calendar-compat';
import { format } from 'date-fns';
import { useEffect, useRef } from 'react';
import { toDate, toDay } from './days';

const WORDS: DateFormatting = {
  formatDay: (date) => format(date, 'd'),
  formatMonth: (date) => format(date, 'MMMM'),
  formatYear: (date) => format(date, 'yyyy'),
  formatMonthYear: (date) => format(date, 'MMMM yyyy'),
  formatMonthDayYear: (date) => format(date, 'd MMMM yyyy'),
};

interface DayCalendarProps {
  /** A day; empty: none is chosen. */
  value: string;
  onChoose(day: string): void;
}

/** A month to choose a day from, with the focus on the day. Loaded when it is opened. */
export default function DayCalendar({ value, onChoose }: DayCalendarProps) {
  const calendar = useRef<ICalendar>(null);
  // It arrives after its pop-up has opened, which then had nothing to focus.
  useEffect(() => calendar.current?.focus(), []);
  return (
    <Calendar
      componentRef={calendar}
      value={toDate(value)}
      firstDayOfWeek={DayOfWeek.Monday}
      dateTimeFormatter={WORDS}
      showMonthPickerAsOverlay
      onSelectDate={(date) => onChoose(toDay(date))}
    />
  );
}
