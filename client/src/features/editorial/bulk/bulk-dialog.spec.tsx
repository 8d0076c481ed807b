import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { person, sessionOf } from '../../../../test/render-app';
import { makeStore } from '../../../shared/state/store';
import { BulkDialog } from './bulk-dialog';

const ITEMS = ['Ada', 'Bea', 'Cara'].map((label) => ({ id: label, label }));

/** The dialog, whose work on each item ends when the test says so. */
function open() {
  const started: string[] = [];
  const ends = new Map<string, { done(): void; fail(reason: string): void }>();
  const work = ({ id }: { id: string }): Promise<void> => {
    started.push(id);
    return new Promise((done, fail) => ends.set(id, { done, fail: (reason) => fail(new Error(reason)) }));
  };
  const onClose = jest.fn();
  const store = makeStore(sessionOf(person('editor')));
  const words = { confirm: (count: number) => `Send ${count}`, done: (count: number) => `${count} sent.` };
  const view = render(
    <Provider store={store}>
      <BulkDialog title="Remind" items={ITEMS} {...words} work={work} onClose={onClose} />
    </Provider>,
  );
  const end = (id: string, reason?: string) =>
    act(async () => {
      const item = ends.get(id);
      if (reason === undefined) item?.done();
      else item?.fail(reason);
      await Promise.resolve();
    });
  const notified = () => store.getState().notifications;
  return { ...view, started, end, onClose, notified, user: userEvent.setup({ delay: null }) };
}

describe('Work on several items', () => {
  it.each([
    [
      'the button',
      async (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Stop' })),
    ],
    ['Escape', async (user: ReturnType<typeof open>['user']) => user.keyboard('{Escape}')],
  ])('stops after the present item by %s, and then shows what was not done', async (_way, press) => {
    const { user, started, end, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Send 3' }));
    await press(user);
    expect(screen.getByRole('button', { name: 'Stopping…' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await end('Ada');
    expect(await screen.findByText('Stopped. 2 items were not done.')).toBeInTheDocument();
    expect(screen.getByText(/Ada ✓ done/)).toBeInTheDocument();
    expect(started).toEqual(['Ada']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can go on with the other items after it was stopped', async () => {
    const { user, started, end, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Send 3' }));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await end('Ada');
    await user.click(await screen.findByRole('button', { name: 'Send 2' }));
    await end('Bea');
    await end('Cara');
    expect(started).toEqual(['Ada', 'Bea', 'Cara']);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stops when its page is left, and reports what was not done', async () => {
    const { user, started, end, unmount, notified } = open();
    await user.click(screen.getByRole('button', { name: 'Send 3' }));
    await end('Ada');
    unmount();
    await end('Bea', 'The address is not valid.');
    expect(started).toEqual(['Ada', 'Bea']);
    expect(JSON.stringify(notified())).toContain('Remind: you left the page, and this was not done: Bea; Cara');
  });
});
