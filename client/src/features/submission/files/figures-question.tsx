import { type ComponentProps, lazy, Suspense } from 'react';
import type { FiguresDialog as Dialog } from './figures-dialog';

const FiguresDialog = lazy(async () => ({ default: (await import('./figures-dialog')).FiguresDialog }));

/**
 * The dialog for the order and the titles of figures. Its chunk, which contains the drag-and-drop library, is loaded when it is first
 * shown.
 */
export function FiguresQuestion(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <FiguresDialog {...props} />
    </Suspense>
  );
}
