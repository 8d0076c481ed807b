import { useCallback, useEffect, useRef, useState } from 'react';

/** Spec part 1, section 9: every 30 seconds. */
const AUTOSAVE_MS = 30_000;

export interface Autosave {
  state: 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';
  savedAt: Date | null;
  /** Saves unsaved changes immediately; true if everything is saved. */
  saveNow: () => Promise<boolean>;
}

interface AutosaveOptions<Value> {
  /** A new object after each change. */
  value: Value;
  /** Resolves or throws. After an error the text stays unsaved and saving is tried again. */
  save: (value: Value) => Promise<unknown>;
  enabled?: boolean;
  everyMs?: number;
}

/** Saves changes every 30 seconds and reports the state. The first value counts as saved. */
export function useAutosave<Value>({
  value,
  save,
  enabled = true,
  everyMs = AUTOSAVE_MS,
}: AutosaveOptions<Value>): Autosave {
  const [saved, setSaved] = useState<{ value: Value; at: Date | null }>({ value, at: null });
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed'>('idle');
  const latest = useRef({ value, save, saved });
  useEffect(() => {
    latest.current = { value, save, saved };
  });
  const running = useRef<{ value: Value; done: Promise<boolean> } | null>(null);
  const send = useCallback(async (now: Value): Promise<boolean> => {
    setPhase('saving');
    try {
      await latest.current.save(now);
      setSaved({ value: now, at: new Date() });
      setPhase('idle');
      return true;
    } catch {
      setPhase('failed');
      return false;
    } finally {
      running.current = null;
    }
  }, []);
  const saveNow = useCallback((): Promise<boolean> => {
    const now = latest.current;
    if (now.value === now.saved.value) return Promise.resolve(true);
    // Pressing 'Save' also leaves the field, which must cause only one save.
    if (running.current?.value === now.value) return running.current.done;
    const done = send(now.value);
    running.current = { value: now.value, done };
    return done;
  }, [send]);
  useTimer(enabled, everyMs, saveNow);
  const dirty = value !== saved.value;
  const state = phase === 'saving' ? 'saving' : dirty ? (phase === 'failed' ? 'failed' : 'dirty') : 'clean';
  return { state: state === 'clean' && saved.at ? 'saved' : state, savedAt: saved.at, saveNow };
}

function useTimer(enabled: boolean, everyMs: number, saveNow: () => Promise<boolean>): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = window.setInterval(() => void saveNow(), everyMs);
    return () => window.clearInterval(timer);
  }, [enabled, everyMs, saveNow]);
}
