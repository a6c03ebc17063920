/**
 * Whether a test can run here that needs a program or a privilege of the system. Where `REQUIRE_SYSTEM_TOOLS` is set, as in the workflow, its
 * absence fails the test file.
 */
export function isAvailable(tool: string, available: boolean): boolean {
  if (!available && process.env['REQUIRE_SYSTEM_TOOLS']) throw new Error(`${tool} is not available here`)
  return available
}
