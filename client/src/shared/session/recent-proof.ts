/** The request for a fresh proof that the person has not answered yet (lifecycle, section 5 (5)). */
let asked: { answer: Promise<boolean>; settle: (given: boolean) => void } | null = null;
const listeners = new Set<() => void>();
const notifyListeners = (): void => listeners.forEach((listener) => listener());

/**
 * The single request for a fresh proof. The request layer asks for it when the server requires one, a dialog of the frame answers it, and
 * all waiting calls are then repeated.
 */
export const recentProof = {
  /** Resolves to true once the person has given the proof, and to false if they cancel. */
  ask(): Promise<boolean> {
    if (asked === null) {
      let settle: (given: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      asked = { answer, settle };
      notifyListeners();
    }
    return asked.answer;
  },
  isAsked: (): boolean => asked !== null,
  answer(given: boolean): void {
    const question = asked;
    asked = null;
    question?.settle(given);
    notifyListeners();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
