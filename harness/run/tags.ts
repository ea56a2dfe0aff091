// The tag expression that cucumber filters the scenarios by.

/**
 * @param rules rule ids: scenarios of any of them are selected
 * @param tags the user's own tag expression, which must hold too
 */
export function tagExpression(rules: readonly string[], tags = ''): string {
  const parts = [rules.map((id) => `@${id}`).join(' or '), tags].filter((part) => part !== '');
  return parts.map((part) => `(${part})`).join(' and ');
}
