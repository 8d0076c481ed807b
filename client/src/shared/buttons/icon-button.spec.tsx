import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Timestamp } from '../display/timestamp';
import { IconButton } from './icon-button';

const AT = '2026-03-03T10:00:00.000Z';

describe('What only a tooltip says', () => {
  it('is shown by the Tab key on a button with only an icon', async () => {
    const user = userEvent.setup({ delay: null });
    render(<IconButton icon={<svg />} label="Edit Ada" />);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Edit Ada' })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Ada');
  });

  it('is shown by the Tab key on a date that stands alone', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Timestamp at={AT} show="date" focusable />);
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/3 March 2026 at \d\d:\d\d/);
  });

  it('adds no stop for the Tab key in the row of a table', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Timestamp at={AT} show="date" />);
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('is a text for a date that does not exist yet', () => {
    render(<Timestamp at={null} />);
    expect(screen.getByText('not yet')).toBeInTheDocument();
    expect(screen.queryByLabelText('not yet')).not.toBeInTheDocument();
  });
});
