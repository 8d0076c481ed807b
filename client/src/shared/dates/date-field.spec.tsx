import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';
import { DAY_PROBLEM } from './use-day-text';

function Owner({ day, onSend, accepts }: { day: string; onSend(day: string): void; accepts(day: string): boolean }) {
  const [value, setValue] = useState(day);
  const change = (next: string): void => {
    if (accepts(next)) setValue(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <DateField label="From" value={value} onChange={change} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setValue('2026-01-31')}>
        January
      </button>
      <output>{value}</output>
    </form>
  );
}

function show(day = '', accepts: (day: string) => boolean = () => true) {
  const sent = jest.fn();
  render(
    <FluentProvider theme={webLightTheme}>
      <Owner day={day} onSend={sent} accepts={accepts} />
    </FluentProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'From' });
  const value = (): string | null => screen.getByRole('status').textContent;
  return { user: userEvent.setup(), sent, field, value };
}

describe('A date field', () => {
  it('shows the day in the format of the journal and accepts it in any usual format', async () => {
    const { user, field, value, sent } = show('2026-11-03');
    expect(field).toHaveValue('3 Nov 2026');
    await user.clear(field);
    expect(value()).toBe('');
    await user.type(field, '4/12/2026{Enter}');
    expect(sent).toHaveBeenLastCalledWith('2026-12-04');
    expect(field).toHaveValue('4/12/2026');
    await user.tab();
    expect(field).toHaveValue('4 Dec 2026');
  });

  it('keeps a text that is not a date, shows an error when it is left, and prevents sending', async () => {
    const { user, field, value, sent } = show('2026-11-03');
    await user.clear(field);
    await user.type(field, '31 Feb 2026');
    expect(screen.queryByText(DAY_PROBLEM)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText(DAY_PROBLEM)).toBeVisible();
    expect(field).toHaveValue('31 Feb 2026');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(value()).toBe('');
    await user.click(screen.getByText('January'));
    expect(field).toHaveValue('31 Jan 2026');
    expect(screen.queryByText(DAY_PROBLEM)).not.toBeInTheDocument();
  });

  it('keeps typed text even if its owner must have a day', async () => {
    const { user, field, value } = show('2026-11-03', (day) => day !== '');
    await user.clear(field);
    await user.type(field, 'soon');
    await user.tab();
    expect(field).toHaveValue('soon');
    expect(screen.getByText(DAY_PROBLEM)).toBeVisible();
    expect(value()).toBe('2026-11-03');
  });
});
