import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, useEffect } from 'react';
import { watchFirstInteraction } from '../page/first-interaction';
import type { EditorFieldProps } from './editor-field-props';
import { RichTextEditor } from './rich-text-editor';

const Field = () => <button>The editor</button>;
const editor = () => screen.queryByRole('button', { name: 'The editor' });
let isInView: (seen: boolean) => void;

/** The parts of the browser's IntersectionObserver that an editor uses; jsdom has none. */
class Observer {
  constructor(callback: (seen: { isIntersecting: boolean }[]) => void) {
    isInView = (isIntersecting) => act(() => callback([{ isIntersecting }]));
  }

  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

const show = () =>
  render(<RichTextEditor label="Note" value="<p>Kept text</p>" onChange={() => undefined} field={Field} />);

describe('an editor', () => {
  beforeAll(() => Object.assign(window, { IntersectionObserver: Observer }));
  afterAll(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  afterEach(() => jest.useRealTimers());

  it('loads after half a minute without any action, and its text is shown before', () => {
    jest.useFakeTimers();
    show();
    isInView(true);
    expect(screen.getByText('Kept text')).toBeVisible();
    act(() => void jest.advanceTimersByTime(29_000));
    expect(editor()).toBeNull();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(editor()).toBeVisible();
  });

  it('loads at the first action when it is in view', () => {
    watchFirstInteraction();
    show();
    isInView(true);
    expect(editor()).toBeNull();
    fireEvent.pointerMove(document.body);
    expect(editor()).toBeVisible();
  });

  it('waits while out of view, even after an action', () => {
    show();
    isInView(false);
    fireEvent.pointerMove(document.body);
    expect(editor()).toBeNull();
    isInView(true);
    expect(editor()).toBeVisible();
  });

  it('loads for a key that is pressed while it is out of view', () => {
    show();
    isInView(false);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(editor()).toBeVisible();
  });

  it('receives the text typed in its place before it loaded', async () => {
    let taken: string | null | undefined;
    const Taking = ({ takeOver }: EditorFieldProps) => {
      useEffect(() => void (taken = takeOver?.()), [takeOver]);
      return <button>The editor</button>;
    };
    let arrive: () => void = () => undefined;
    const Late = lazy(
      () => new Promise<{ default: typeof Taking }>((resolve) => (arrive = () => resolve({ default: Taking }))),
    );
    render(<RichTextEditor id="note" label="Note" value="" onChange={() => undefined} field={Late} />);
    isInView(true);
    const frame = document.getElementById('note') as HTMLElement;
    fireEvent.pointerDown(frame);
    frame.focus();
    for (const key of ['H', 'i', 'Shift', '!']) fireEvent.keyDown(frame, { key });
    arrive();
    expect(await screen.findByRole('button', { name: 'The editor' })).toBeVisible();
    expect(taken).toBe('Hi!');
  });

  it.each([
    [false, true],
    [true, false],
  ])('before it is there: disabled is %s, a key in its place is taken: %s', (disabled, isTaken) => {
    const Never = lazy(() => new Promise<{ default: typeof Field }>(() => undefined));
    render(
      <RichTextEditor id="note" label="Note" value="" disabled={disabled} onChange={() => undefined} field={Never} />,
    );
    const frame = document.getElementById('note') as HTMLElement;
    act(() => frame.focus());
    expect(fireEvent.keyDown(frame, { key: 'a' })).toBe(!isTaken);
  });
});
