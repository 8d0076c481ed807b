import { CHANGES, type Look } from './look';
import { xmlParts } from './xml-parts';

type StyleLook = Partial<Look>;

/** The look that the styles of a Word document give to texts, by their ids. */
export interface WordStyles {
  /** The defaults for all texts. */
  defaults: StyleLook;
  of(id: string | undefined): StyleLook;
}

/** A longer chain of styles based on one another must be a cycle. */
const DEEPEST = 20;
/** The properties that are read. Indents are left out, because they are rare in styles. */
const STYLE_PROPERTIES = new Set(['color', 'sz', 'vanish', 'shd']);

/** Reads word/styles.xml. For a table style with shading, the background is not known. */
export function wordStyles(xml: string): WordStyles {
  const styles = new Map<string, { look: StyleLook; base?: string; type?: string }>();
  const defaults: StyleLook = {};
  let [now, inside, inDefaults, type]: [StyleLook, string, boolean, string] = [defaults, '', false, ''];
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
      styles.set(inside, { look: now, type });
    }
    if (name === 'basedOn' && inside !== '') styles.set(inside, { ...styles.get(inside), look: now, base: values.val });
    if (STYLE_PROPERTIES.has(name) && (inside !== '' || inDefaults)) Object.assign(now, lookOf(name, values, type));
  }
  const of = (id: string | undefined, depth = 0): StyleLook => {
    const style = id === undefined ? undefined : styles.get(id);
    return style && depth < DEEPEST ? { ...of(style.base, depth + 1), ...style.look } : {};
  };
  return { defaults, of: (id) => of(id) };
}

function lookOf(name: string, values: Record<string, string>, type: string): StyleLook {
  if (type === 'table') return name === 'shd' ? { back: null } : {};
  const nothing: Look = { colour: null, back: 'FFFFFF', size: null, isMarked: false, isOutside: false };
  return CHANGES[name]?.(values, nothing) ?? {};
}
