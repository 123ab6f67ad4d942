import { z } from 'zod'

/** Name of a menu of the shell; its manifest says which it has (`menus`). */
const menuNameSchema = z.string().regex(/^[a-z][a-z-]*$/)

/** The menu of the administration: a link in it is a command of its palette (Ctrl+K). Pages without the palette go without it. */
export const PALETTE = 'palette'

/** A link to a page in a menu of the shell, as the remote that owns the page declares it with the route (decision 184). */
export const menuLinkSchema = z.object({
  menu: menuNameSchema,
  label: z.string().trim().min(1).max(48),
  /** Where it stands among the links of all remotes: the smallest first. */
  order: z.number().int(),
  /** A place of the page: '#contact'. */
  hash: z
    .string()
    .regex(/^#[\w-]+$/)
    .optional(),
  /** A path whose pages belong to the link's too: it is marked as current on them. */
  above: z.string().startsWith('/').optional()
})
export type MenuLink = z.infer<typeof menuLinkSchema>

/** How many links of remotes each menu of the shell takes. */
export const menuPlacesSchema = z.record(menuNameSchema, z.number().int().positive())
export type MenuPlaces = z.infer<typeof menuPlacesSchema>

/** The links of each menu in their order, as pages are made with them. */
export const shownMenusSchema = z.record(
  menuNameSchema,
  z.array(menuLinkSchema.pick({ label: true, order: true, above: true }).extend({ to: z.string() }))
)
export type ShownMenus = z.infer<typeof shownMenusSchema>
export type ShownLink = ShownMenus[string][number]

/** Anything that has routes with links in menus: a manifest. */
interface Declaring {
  routes: readonly { path: string; menus?: readonly MenuLink[] | undefined }[]
}

/** The links that these remotes declare, by menu. Of two with one order that with the first address comes first: remotes have none among them. */
export function menusOf(remotes: readonly Declaring[]): ShownMenus {
  const shown = new Map<string, ShownLink[]>()
  for (const { path, menus = [] } of remotes.flatMap(({ routes }) => routes)) {
    for (const { menu, label, order, hash = '', above } of menus) {
      const link = { label, order, to: path + hash, ...(above && { above }) }
      shown.set(menu, [...(shown.get(menu) ?? []), link])
    }
  }
  for (const links of shown.values())
    links.sort((one, other) => one.order - other.order || one.to.localeCompare(other.to))
  return Object.fromEntries(shown)
}
