export const ROAD_RULE = 'Low-speed vehicle rules vary by road and town. Confirm with PennDOT and your municipality.'
