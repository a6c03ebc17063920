export const ROAD_RULE = 'Low-speed vehicle rules differ by road and town. Confirm with PennDOT and your municipality.'
