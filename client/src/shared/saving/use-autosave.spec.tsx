import { act, render, screen } from '@testing-library/react';
import { SavedState } from './saved-state';
import { useAutosave } from './use-autosave';

function Typed({ text, save }: { text: string; save: (text: string) => Promise<unknown> }) {
  const { state, savedAt } = useAutosave({ value: text, save });
  return <SavedState state={state} savedAt={savedAt} />;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 2, 3, 10, 42) }));
afterEach(() => jest.useRealTimers());

describe('Autosave', () => {
  it('saves changes every 30 seconds, once, and shows the time', async () => {
    const save = jest.fn().mockResolvedValue(undefined);
    const { rerender } = render(<Typed text="" save={save} />);
    rerender(<Typed text="a word" save={save} />);
    expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
    await wait(30_000);
    expect(screen.getByRole('status')).toHaveTextContent('Saved 10:42');
    await wait(60_000);
    expect(save.mock.calls).toEqual([['a word']]);
  });

  it('does not call unchanged text unsaved', async () => {
    const save = jest.fn().mockResolvedValue(undefined);
    render(<Typed text="as it was" save={save} />);
    await wait(60_000);
    expect(save).not.toHaveBeenCalled();
  });

  it('says that saving failed, and tries again', async () => {
    const save = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(undefined);
    const { rerender } = render(<Typed text="" save={save} />);
    rerender(<Typed text="a word" save={save} />);
    await wait(30_000);
    expect(screen.getByRole('status')).toHaveTextContent('Could not save');
    await wait(30_000);
    expect(screen.getByRole('status')).toHaveTextContent('Saved 10:43');
  });
});
