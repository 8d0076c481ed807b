import { createContext } from 'react';
import type { MailTemplateVariable } from '@contracts';
import type { Insertion } from './insert-tokens';

/** The editor of a template once it has started. */
export interface TemplateEditorHandle {
  /** The text as the editor writes it before anyone has changed it. */
  html: string;
  /** False: the editor cannot hold all of the text. */
  isWhole: boolean;
  insert: (what: Insertion) => void;
  /** The caret is in a condition without an 'otherwise'. */
  canBeOtherwise: () => boolean;
}

export interface TemplateWriting {
  variables: readonly MailTemplateVariable[];
  /** One line without formatting: a subject. */
  isLine: boolean;
  onEditor: (handle: TemplateEditorHandle) => void;
}

/** What the editor of a template needs beyond the props of every editor. */
export const TemplateWritingContext = createContext<TemplateWriting | null>(null);
