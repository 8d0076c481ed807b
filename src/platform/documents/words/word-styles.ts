import { CHANGES, type Look } from './look';
import { xmlParts } from './xml-parts';

type Said = Partial<Look>;

/** The look that the styles of a Word document give to texts, by their ids. */
export interface WordStyles {
  /** The defaults for all texts. */
  defaults: Said;
  of(id: string | undefined): Said;
}

/** A longer chain of styles based on one another must be a cycle. */
const DEEPEST = 20;
/** The properties that are read. Indents are left out, because they are rare in styles. */
const READ = new Set(['color', 'sz', 'vanish', 'shd']);

/** Reads word/styles.xml. For a table style with shading, the background is not known. */
export function wordStyles(xml: string): WordStyles {
  const styles = new Map<string, { said: Said; base?: string; type?: string }>();
  const defaults: Said = {};
  let [now, inside, inDefaults, type]: [Said, string, boolean, string] = [defaults, '', false, ''];
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') continue;
    if (part.kind === 'close') {
      if (part.name === 'style') inside = '';
      if (part.name === 'docDefaults') inDefaults = false;
      continue;
    }
    const { name, values } = part;
    if (name === 'docDefaults') [inDefaults, now] = [true, defaults];
    if (name === 'style') {
      [now, inside, type] = [{}, values.styleId ?? '', values.type ?? ''];
      styles.set(inside, { said: now, type });
    }
    if (name === 'basedOn' && inside !== '') styles.set(inside, { ...styles.get(inside), said: now, base: values.val });
    if (READ.has(name) && (inside !== '' || inDefaults)) Object.assign(now, saidBy(name, values, type));
  }
  const of = (id: string | undefined, depth = 0): Said => {
    const style = id === undefined ? undefined : styles.get(id);
    return style && depth < DEEPEST ? { ...of(style.base, depth + 1), ...style.said } : {};
  };
  return { defaults, of: (id) => of(id) };
}

function saidBy(name: string, values: Record<string, string>, type: string): Said {
  if (type === 'table') return name === 'shd' ? { back: null } : {};
  const nothing: Look = { colour: null, back: 'FFFFFF', size: null, isMarked: false, isOutside: false };
  return CHANGES[name]?.(values, nothing) ?? {};
}
