import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { notifyError, notifySuccess } from '../../shared/state/notifications-slice';
import { makeStore } from '../../shared/state/store';
import { ThemeProvider } from '../../shared/theme/theme-provider';
import { Notifications } from './notifications';

function show() {
  const store = makeStore();
  render(
    <Provider store={store}>
      <ThemeProvider>
        <Notifications />
      </ThemeProvider>
    </Provider>,
  );
  const stack = within(screen.getByRole('region', { name: 'Notifications' }));
  const notify = (...actions: ReturnType<typeof notifySuccess>[]) =>
    act(() => actions.forEach((action) => store.dispatch(action)));
  return { stack, notify };
}

describe('Notifications', () => {
  it('are at most three, the newest ones', () => {
    const { stack, notify } = show();
    notify(notifySuccess('one'), notifySuccess('two'), notifySuccess('three'), notifySuccess('four'));
    expect(stack.queryByText('one')).not.toBeInTheDocument();
    expect(['two', 'three', 'four'].map((text) => stack.getAllByText(text).length)).toEqual([1, 1, 1]);
  });

  it('do not repeat a message that is still there', () => {
    const { stack, notify } = show();
    notify(notifyError('The server could not be reached.'), notifyError('The server could not be reached.'));
    expect(stack.getAllByText('The server could not be reached.')).toHaveLength(1);
  });

  it('are announced by screen readers: errors immediately, all others at the next pause', () => {
    const { notify } = show();
    notify(notifySuccess('Saved'), notifyError('Refused'));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  });

  it('go away when they are dismissed', async () => {
    const { stack, notify } = show();
    notify(notifySuccess('Saved'));
    await userEvent.click(stack.getByRole('button', { name: 'Dismiss' }));
    expect(stack.queryByText('Saved')).not.toBeInTheDocument();
  });
});
